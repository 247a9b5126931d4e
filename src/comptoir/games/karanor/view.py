import msgspec
class View(msgspec.Struct, frozen=True):
    seat: int
def view(s, seat): return View(seat)
