import { fetchHeldBack } from './first-paint';

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const MODULE = /<script (?=[^>]*type="module")[^>]*async=""[^>]*>([^]*?)<\/script>/;

/** The libraries, in the order in which they need each other; then what is common to all pages. */
const LIBRARIES = ['react', 'router', 'frame'];
const ENTRY = /\bimport\("([^"]+)"\)/;

/**
 * Starts the module kept in `#late-scripts` once the page and its pictures are there and painted, or
 * after four seconds. The files it imports, but for the last, are run before, each in a task of its
 * own, so that a press or a tap need not wait for all of them. Presses of buttons that only scripts
 * answer are noted until then, in `earlyPresses`; the quick exit (`data-leave`) works at once, as
 * `leavePage` does. Plain text, because its hash goes into the page's content security policy.
 */
const starter = `(function(d,w){
var presses=w.earlyPresses=[],escapes=0,last=0,begun;
function leave(e,exit){var m=d.createElement('meta');m.name='referrer';m.content='no-referrer';d.head.appendChild(m);
d.documentElement.hidden=true;d.title=exit.dataset.leave;e.preventDefault();w.location.replace(exit.href)}
d.addEventListener('click',function note(e){
if(w.earlyPresses!==presses)return d.removeEventListener('click',note,true);
var on=function(what){return e.target.closest&&e.target.closest(what)},exit=on('a[data-leave]'),b=on('button[type=button]');
if(exit)leave(e,exit);else if(b)presses.push(b)},true);
w.addEventListener('keydown',function count(e){
if(w.earlyPresses!==presses)return w.removeEventListener('keydown',count,true);
if(e.repeat)return;if(e.timeStamp-last>5000)escapes=0;last=e.timeStamp;escapes=e.key==='Escape'?escapes+1:0;
var exit=d.querySelector('a[data-leave]');if(exit&&escapes===3)leave(e,exit)},true);
function begin(){if(begun)return;begun=true;
${fetchHeldBack}
var kept=d.getElementById('late-scripts'),files=kept.dataset.files.split(' ');
files.forEach(function(file){var l=d.createElement('link');
l.rel='modulepreload';l.href=file;d.head.appendChild(l)});
function run(i){var s=d.createElement('script');s.type='module';
if(i<files.length-1){s.src=files[i];s.onload=s.onerror=function(){setTimeout(run,0,i+1)}}
else s.textContent=kept.textContent;
d.head.appendChild(s)}
run(0)}
function painted(){requestAnimationFrame(function(){requestAnimationFrame(function(){
try{new PerformanceObserver(function(){setTimeout(begin)}).observe({type:'paint',buffered:true})}
catch(e){setTimeout(begin)}})})}
if(d.readyState==='complete')painted();else w.addEventListener('load',painted);
setTimeout(begin,4000)
})(document,window)`;

/** Files in the order to run them: libraries first, the entry last. */
function inOrder(files: readonly string[], entry: string | undefined): string[] {
  const rank = (file: string): number => {
    if (file === entry) return LIBRARIES.length + 1;
    const position = LIBRARIES.findIndex((name) => file.startsWith(`/assets/${name}-`));
    return position < 0 ? LIBRARIES.length : position;
  };
  return files.toSorted((a, b) => rank(a) - rank(b));
}

/**
 * Lets a rendered page be painted before its scripts are fetched. All of it can be read and used
 * without them, so they need not compete with its fonts and pictures.
 *
 * @param nonce marks the scripts that the render wrote
 */
export function lateScripts(html: string, nonce: string): string {
  const files = [...html.matchAll(PRELOAD)].map(([, file = '']) => file);
  return html
    .replaceAll(PRELOAD, '')
    .replace(
      MODULE,
      (_, code: string) =>
        `<script nonce="${nonce}" id="late-scripts" type="text/plain" data-files="${inOrder(files, ENTRY.exec(code)?.[1]).join(' ')}">${code}</script>` +
        `<script nonce="${nonce}">${starter}</script>`,
    );
}
