// Two soft notes when it is the reader's turn; made on the spot, no file.
let context: AudioContext | null = null

function note(audio: AudioContext, pitch: number, at: number): void {
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.type = 'sine'
  tone.frequency.value = pitch
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(0.12, at + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.5)
  tone.connect(volume).connect(audio.destination)
  tone.start(at)
  tone.stop(at + 0.55)
}

export function chime(): void {
  context ??= new AudioContext()
  const at = context.currentTime
  note(context, 523.25, at)
  note(context, 783.99, at + 0.14)
}
