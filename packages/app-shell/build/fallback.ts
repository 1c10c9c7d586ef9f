import type { Plugin } from 'vite';

/**
 * Plain HTML shown when the app's code cannot be loaded (C9, S1 §2.5): 'ERRO' and a link to reload. The style sheet
 * hides it for as long as a slow connection may need.
 */
export function fallback(): Plugin {
  return {
    name: 'luneta-fallback',
    transformIndexHtml: (html) =>
      html.replace(
        '<div id="app"></div>',
        '<div id="app"><div class="luneta-erro"><p>ERRO</p><p><a href="">Recarregar a página</a></p></div></div>',
      ),
  };
}
