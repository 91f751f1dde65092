/** What the first screen is drawn with is asked for together with the page, not only when its first line has run. */
import type { HtmlTagDescriptor, Plugin } from 'vite';

const FIRST = 'mount';
/** Which language it will be is known only to a script that runs; the others are wanted later anyway, to be kept for offline. */
const WORDS = /words\/[a-z]+\/page\/page\.ts$/;

const isCatalogue = (module: string | null): boolean => module !== null && WORDS.test(module);

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
        if (chunk.type === 'chunk' && (chunk.name === FIRST || isCatalogue(chunk.facadeModuleId))) follow(name);
      if (scripts.size === 0) throw new Error(`there is no chunk "${FIRST}"`);
      const fonts = Object.keys(bundle).filter((name) => name.endsWith('.woff2'));
      const missing = (names: ReadonlySet<string>): string[] => [...names].filter((name) => !html.includes(name));
      const link = (rel: string, name: string, more: HtmlTagDescriptor['attrs'] = {}): HtmlTagDescriptor => ({
        tag: 'link',
        attrs: { rel, ...more, crossorigin: true, href: `./${name}` },
        injectTo: 'head',
      });
      return [
        // Without them the first screen is laid out twice, the first time in a font that has to be looked for.
        ...fonts.map((name) => link('preload', name, { as: 'font', type: 'font/woff2' })),
        ...missing(scripts).map((name) => link('modulepreload', name)),
        ...missing(styles).map((name) => link('stylesheet', name)),
      ];
    },
  },
});
