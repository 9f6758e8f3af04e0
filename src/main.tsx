import '@theme/fonts';
import { beginPage } from './app/firstScript';
import { start } from './app/start';
import { systemClock } from './clock';

// A built page has done so before its first paint.
if (import.meta.env.DEV) beginPage(window, systemClock.now());
void start(document.getElementById('root')!);
