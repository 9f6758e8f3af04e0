/* Names the colour scheme before the first paint. A file of its own, because inline scripts are refused. */
(function () {
  var kept = null;
  try {
    kept = localStorage.getItem('fieldgate-scheme');
  } catch {
    /* Storage is switched off: the system's scheme stands. */
  }
  var dark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-scheme', dark ? 'dark' : 'light');
})();
