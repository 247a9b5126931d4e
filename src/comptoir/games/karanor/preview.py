def preview(s, seat, action): return {}
