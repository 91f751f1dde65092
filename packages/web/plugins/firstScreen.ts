/** What the first screen is drawn with is asked for together with the page, not only when its first line has run. */
import type { HtmlTagDescriptor, Plugin } from 'vite';

const FIRST = 'mount';

export const firstScreen = (): Plugin => ({
  name: 'sensorium-first-screen',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const scripts = new Set<string>();
      const styles = new Set<string>();
      const follow = (name: string): void => {
        const chunk = bundle[name];
        if (scripts.has(name) || chunk?.type !== 'chunk' || chunk.isEntry) return;
        scripts.add(name);
        for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
        for (const imported of chunk.imports) follow(imported);
      };
      for (const [name, chunk] of Object.entries(bundle))
        if (chunk.type === 'chunk' && chunk.name === FIRST) follow(name);
      if (scripts.size === 0) throw new Error(`there is no chunk "${FIRST}"`);
      const missing = (names: ReadonlySet<string>): string[] => [...names].filter((name) => !html.includes(name));
      const link = (rel: string, name: string): HtmlTagDescriptor => ({
        tag: 'link',
        attrs: { rel, crossorigin: true, href: `./${name}` },
        injectTo: 'head',
      });
      return [
        ...missing(scripts).map((name) => link('modulepreload', name)),
        ...missing(styles).map((name) => link('stylesheet', name)),
      ];
    },
  },
});
