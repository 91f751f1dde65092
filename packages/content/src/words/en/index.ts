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
    course: async () => (await import('./course.ts')).course,
    findings: async () => (await import('./missionFindings.ts')).missionFindings,
    faults: async () => (await import('./fileFaults.ts')).fileFaults,
    editor: async () => (await import('./editor/editor.ts')).editor,
    online: async () => (await import('./online.ts')).online,
    companion: async () => (await import('./companion.ts')).companion,
    survey: async () => (await import('./survey.ts')).survey,
    glossary: async () => (await import('./glossary.ts')).glossary,
    serving: async () => (await import('./serving.ts')).serving,
    records: async () => (await import('./records.ts')).records,
    counsel: async () => (await import('./counsel.ts')).counsel,
    terminal: async () => (await import('./terminal/terminal.ts')).terminal,
  },
} as const;
