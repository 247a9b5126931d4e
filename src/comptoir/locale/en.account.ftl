# The pages about oneself: account, other devices, people, one’s data.

account = You
account-nav = About you
account-people = People
account-guest-since = A guest since { $date }: { $games ->
    [0] no games yet.
    [one] one game, { $playing } running. It comes along when you keep an account.
   *[other] { $games } games, { $playing } running. They come along when you keep an account.
  }
account-since = An account since { $date }: { $games ->
    [one] one game, { $playing } running.
   *[other] { $games } games, { $playing } running.
  }
account-nobody = Nobody knows you here yet. You become a guest with your first game, or log in.
account-change-name = Change name
account-new-name = What you want to be called
account-keep = Keep your seat everywhere
account-keep-passkey = A passkey is your fingerprint, face or device PIN. Nothing to remember, nothing we could lose.
account-keep-password = A name and a password, and your games are yours in every browser.
account-with-passkey = Make an account with a passkey
account-with-password = With a password
account-log-in = Log in
account-have-one = I have an account
account-log-in-passkey = Log in with a passkey
account-name = Name
account-password = Password
account-password-help = 8 characters or more. We keep nothing it could be read from.
account-bring = Bring the games along that I began in this browser
account-make = Make the account
account-made = You have an account now. All your games came along.
account-welcome = Welcome back, { $name }.
account-phone = Go on with your phone
account-phone-help = Good for 5 minutes, and only once.
account-phone-button = Show a code
account-link = Link for another device
account-code-alt = QR code of the link for another device
account-code-left = { $minutes ->
    [0] Good for less than a minute more.
    [one] Good for one more minute.
   *[other] Good for { $minutes } more minutes.
  }
account-go-on = Go on as this person?
account-go-on-text = You opened a link to go on with a seat from another device. It is good only once.
account-go-on-yes = Go on here
account-leave-it = Leave it
account-logins = Where you are logged in
account-device = { $browser } on { $system }
account-device-unknown = A browser
account-here = this one
account-now = now
account-way-first = here from the beginning
account-way-password = with the password
account-way-passkey = with a passkey
account-way-link = by a link or code
account-login-line = since { $date }, { $way }
account-end = End
account-end-of = End the log-in: { $device }
account-ended = Ended.
account-log-out = Log out
account-logins-none = You are a guest, known in this browser only.
account-passkeys = Passkeys
account-passkeys-none = None yet.
account-passkeys-unable = Not possible here: passkeys need a recent browser, and a page opened by its name, not by an address in figures.
account-passkey-add = Add a passkey
account-passkey-added = The passkey is kept.
account-passkey-remove = Remove
account-passkey-remove-of = Remove the passkey: { $device }
account-passkey-failed = That did not work: the device or its browser broke it off.
account-change-password = Change password
account-first-password = Set a password
account-old-password = Present password
account-new-password = New password
account-password-changed = The password is changed; all other log-ins have ended.
account-data = Your data
account-data-text = Name, games, settings. No birthday, no tracking. If you leave, games stay and your name goes.
account-export = All of it, as a file
account-delete = Delete me…
account-delete-title = Leave for good?
account-delete-text = Your games stay with the others under a random name; bots play on in your seats. Your name, your log-ins, what you wrote and whom you blocked go. This cannot be taken back.
account-delete-type = To be sure, type your name: { $name }
account-delete-yes = Delete me
account-deleted = You are deleted. Farewell, and thank you for playing.
account-people-title = People
account-people-text = You do not read people you have muted. People you have blocked cannot sit down at your tables either. They are not told.
account-people-none = You have muted or blocked nobody. You can do so in the menu of a table.
account-how-mute = muted since { $date }
account-how-block = blocked since { $date }
account-reconcile = Take it back
account-reconcile-of = Take it back: { $name }
account-reconciled = { $name } can be read again.
account-cancel = Leave it
account-person-mute = Mute
account-person-block = Block
account-person-report = Tell the host
account-person-of = About { $name }
account-person-muted = You do not read { $name } any more.
account-person-blocked = { $name } cannot sit down at your tables any more.
account-report-text = What is it about? The hosts read it with the name of the table.
account-reported = The hosts have been told.
account-others = The others here
account-invite = Invite by name
account-invite-help = For people who have an account here. If there is nobody of that name, nothing happens.
account-invite-send = Invite
account-invited = { $name } is invited, if there is an account of that name.

error-bad-password = A password has { $least } to { $most } characters.
error-password-is-name = Your password cannot be your name.
error-account-there = You have an account already.
error-no-account = You have no account yet.
error-bad-login = This name and this password do not belong together.
error-wrong-password = This is not your present password.
error-bad-ticket = This link has been used, is too old, or is not valid. Ask for another.
error-unknown-login = There is no such log-in.
error-guest-would-be-lost = You are a guest, known in this browser only. Make an account first, or delete yourself.
error-not-your-name = Type your name exactly as it is, to be sure.
error-unknown-shunned = You have neither muted nor blocked this person.
error-no-passkeys = Passkeys need a domain name: open this page by its name, not by an address in figures.
error-too-many-passkeys = At most { $most } passkeys are kept.
error-bad-passkey = This passkey is not known here, or did not sign what was asked.
error-unknown-passkey = There is no such passkey.
error-last-passkey = This passkey is your only way in. Set a password first.
