import './app.css'
import './kit/classes.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { apply, settings } from './lib/settings.svelte'
import { speak } from './lib/words.svelte'

apply()
await speak(settings.lang)
const target = document.getElementById('app')
if (target) mount(App, { target })
