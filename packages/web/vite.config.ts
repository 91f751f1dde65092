import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { codex } from './plugins/codex.ts';
import { hulk } from './plugins/hulk.ts';
import { icons } from './plugins/icons.ts';
import { offline } from './plugins/offline.ts';

export default defineConfig({
  base: './',
  plugins: [react(), codex(), hulk(), icons(), offline()],
  resolve: { conditions: ['sensorium-source', ...defaultClientConditions] },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
