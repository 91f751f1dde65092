/** The service worker, with the list of files it keeps, and the content security policy of the built page. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { POLICY } from './policy.ts';

const WORKER = new URL('./serviceWorker.js', import.meta.url);
/** Not asked for by any browser that can run the page. */
const LEFT_OUT = /\.(map|woff)$/;

export const offline = (): Plugin => ({
  name: 'sensorium-offline',
  apply: 'build',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
  ],
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const files = Object.keys(bundle).filter((name) => !LEFT_OUT.test(name));
      const kept = ['./', 'icon.svg', 'manifest.webmanifest', ...files.filter((name) => name !== 'index.html')].sort();
      const hash = createHash('sha256');
      for (const file of Object.values(bundle)) hash.update(file.type === 'chunk' ? file.code : file.source);
      const head = `const VERSION = '${hash.digest('hex').slice(0, 12)}';\nconst FILES = ${JSON.stringify(kept)};\n`;
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: head + readFileSync(WORKER, 'utf8') });
    },
  },
});
