// Passkeys: the browser asks the device, the server checks what it signed.
import type { PasskeyOffer } from '../generated/answered'
import type { MyAccount } from './account'
import { post } from './api'

/** Browsers that read and write the options of a passkey as JSON; others, and pages without a name, do without. */
export const canPasskey = (): boolean =>
  'PublicKeyCredential' in window &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  !/^[\d.]+$|^\[/.test(location.hostname)

function written(made: Credential | null): unknown {
  return made instanceof PublicKeyCredential ? made.toJSON() : undefined
}

/** A new passkey of this device is kept; a guest has an account by it. Undefined if the device broke it off. */
export async function makePasskey(): Promise<MyAccount | undefined> {
  const { token, options } = await post<PasskeyOffer>('/me/passkeys/offer')
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  )
  const credential = written(await navigator.credentials.create({ publicKey }).catch(() => null))
  return credential ? post('/me/passkeys', { token, credential }) : undefined
}

export async function enterByPasskey(bring: boolean): Promise<MyAccount | undefined> {
  const { token, options } = await post<PasskeyOffer>('/me/passkeys/greet')
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  )
  const credential = written(await navigator.credentials.get({ publicKey }).catch(() => null))
  return credential ? post('/me/passkeys/enter', { token, credential, bring }) : undefined
}

export const endPasskey = (id: string): Promise<MyAccount> => post('/me/passkeys/end', { id })
