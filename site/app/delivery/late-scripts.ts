const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const MODULE = /<script type="module" async="">([^]*?)<\/script>/;

/**
 * Starts the module kept in `#late-scripts` once the page and its pictures are there and painted, or
 * after four seconds. Presses of buttons that only scripts answer are noted until then, in `earlyPresses`.
 * Plain text, because its hash goes into the page's content security policy.
 */
const starter = `(function(d,w){
var presses=w.earlyPresses=[],begun;
d.addEventListener('click',function note(e){
if(w.earlyPresses!==presses)return d.removeEventListener('click',note,true);
var b=e.target.closest&&e.target.closest('button[type=button]');if(b)presses.push(b)},true);
function begin(){if(begun)return;begun=true;
var kept=d.getElementById('late-scripts'),module=d.createElement('script');
kept.dataset.files.split(' ').forEach(function(file){var l=d.createElement('link');
l.rel='modulepreload';l.href=file;d.head.appendChild(l)});
module.type='module';module.textContent=kept.textContent;d.head.appendChild(module)}
function painted(){requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(begin)})})}
if(d.readyState==='complete')painted();else w.addEventListener('load',painted);
setTimeout(begin,4000)
})(document,window)`;

/**
 * Lets a rendered page be painted before its scripts are fetched. All of it can be read and used
 * without them, so they need not compete with its fonts and pictures.
 */
export function lateScripts(html: string): string {
  const files = [...html.matchAll(PRELOAD)].map(([, file]) => file);
  return html
    .replaceAll(PRELOAD, '')
    .replace(
      MODULE,
      (_, code: string) =>
        `<script id="late-scripts" type="text/plain" data-files="${files.join(' ')}">${code}</script>` +
        `<script>${starter}</script>`,
    );
}
