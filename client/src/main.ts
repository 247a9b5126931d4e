import './app.css'
import './kit/classes.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { lookAhead } from './lib/ahead'
import { lookForNewer } from './lib/edition'
import { settle } from './lib/installed.svelte'
import { apply, settings } from './lib/settings.svelte'
import { speak } from './lib/words.svelte'

/** What is kept for later does not compete with what is wanted now. */
const AFTERWARDS = 2000

apply()
const spoken = speak(settings.lang)
lookAhead()
await spoken
const target = document.getElementById('app')
if (target) mount(App, { target })
lookForNewer()
setTimeout(() => void settle(), AFTERWARDS)
