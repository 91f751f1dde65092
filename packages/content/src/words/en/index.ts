/** English gives every other language its shape, and stands in where one has no word. */
import { missions } from './missions.ts';

export const en = {
  name: 'English',
  locale: 'en-GB',
  isComplete: true,
  missions,
  parts: {
    rules: async () => (await import('./rules.ts')).rules,
    forces: async () => (await import('./forces.ts')).forces,
    squads: async () => (await import('./squads.ts')).squads,
    page: async () => (await import('./page/page.ts')).page,
    table: async () => (await import('./table/table.ts')).table,
    findings: async () => (await import('./missionFindings.ts')).missionFindings,
    editor: async () => (await import('./editor/editor.ts')).editor,
    online: async () => (await import('./online.ts')).online,
    glossary: async () => (await import('./glossary.ts')).glossary,
    terminal: async () => (await import('./terminal/terminal.ts')).terminal,
  },
} as const;
