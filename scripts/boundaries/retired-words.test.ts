/** The repository no longer uses the retired metaphors, and the check sees one that is planted. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { READABLE, sourceFiles } from './inspect.ts';
import { retiredWordFindings } from './retired-words.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

describe('[words] retired metaphors', () => {
  it('are in no source file and no document', () => {
    const files = sourceFiles(root, READABLE);
    expect(files.length).toBeGreaterThan(1000);
    expect(files.flatMap((file) => retiredWordFindings(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });

  it.each([
    ['// A rule of the house.', 'house'],
    ["// The house's own rules.", 'house'],
    ['/** House rule on size. */', 'House'],
    ['const houseRules = [];', 'house'],
    ['inspectHouse(root);', 'House'],
    ["{ name: 'house' }", 'house'],
    ['import { x } from "./the-house.ts";', 'house'],
    ['// The only file of this room that uses globals.', 'room'],
    ['## Rooms', 'Rooms'],
    ['type Room = string;', 'Room'],
    ['const roomFolder = 1;', 'room'],
    ['const ROOM = 1;', 'ROOM'],
    ['// The exam room keeps the answers.', 'room'],
    ['// The door of the server.', 'door'],
    ['for (const door of apps) visit(door);', 'door'],
    ['// Every forbidden arrow is planted.', 'forbidden arrow'],
    ['// The arrows hold.', 'arrows hold'],
    ['// format, lint, types, arrows', 'types, arrows'],
    ['// The arrows between packages.', 'arrows between packages'],
  ])('planted: %s', (line, word) => {
    expect(retiredWordFindings('a.ts', `\n${line}\n`)).toEqual([expect.stringContaining(`a.ts:2 says "${word}"`)]);
  });

  it('planted: the name of a file', () => {
    expect(retiredWordFindings('docs/the-house.md', '')).toEqual([expect.stringContaining('docs/the-house.md says')]);
  });

  it.each([
    "import { ChartNoAxesColumn, House } from '@luneta/ui/icons';",
    '{ href: paths.home, label: copy.home, icon: House, current: true }',
    "{ href: '/home', icon: House },",
    "await userEvent.keyboard('{ArrowDown}');",
    '// One stop of Tab; arrows, Home and End move inside it.',
    '// Native radios: arrows move and choose.',
    '<span className={css.arrow}>',
    "import { ProvaScreen } from '@luneta/exam-room';",
    'export function ExamRoom() {}',
    'const classrooms = [];',
    'const arrow = (x: number) => x;',
    '// An arrow of the list opens the next column.',
    '// Housekeeping: mushrooms, outdoors, greenhouse.',
  ])('lets pass: %s', (line) => {
    expect(retiredWordFindings('a.ts', line)).toEqual([]);
  });
});
