/** docs/student-v1.md, student-v2.md and staff.md: every part has lines, and each line its proof. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { studentTableFindings } from './student-tables.ts';

const root = join(import.meta.dirname, '..', '..');
const read = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : null);

const V1 = [
  '§1 What the product does and for whom',
  '§2.1 Roadmap home',
  '§2.2 Bottom navigation',
  '§2.3 Subject screen',
  '§2.4 Phase sub-routes (under the subject route)',
  '§2.5 Media screen',
  '§2.6 Exercise screen',
  '§2.7 Phase result screen',
  '§2.8 Boss intro',
  '§2.9 Boss question summary (boss_resumo)',
  '§2.10 Boss result (boss_concluido)',
  '§2.11 Boss status on the subject screen',
  '§2.12 Exam centre',
  '§2.13 Exam detail',
  '§2.14 Exam question and essay screens',
  "§2.15 Delivery screen ('Entregar Prova')",
  '§2.16 Finished exam summary',
  '§2.17 Answer-key list',
  '§2.18 Answer-key search',
  '§2.19 Answer-key detail',
  '§2.20 Answer-key question review',
  '§2.21 Single question view',
  '§2.22 Results and ranking',
  '§2.23 Error pages',
  '§3 Entities and their fields',
  '§4.1 Boss status',
  '§4.2 Phase',
  '§4.3 Exercise flow (students only)',
  '§4.4 Phase result',
  '§4.5 Lives',
  '§4.6 Exam',
  '§5 Validation rules',
  '§6 Roles and permissions',
  '§7 The calls it makes',
  '§8 Error catalogue',
  '§9 Business constants and limits',
];
const V2 = [
  '§1 What the product does and for whom',
  '§2 Route tree',
  '§2 Home',
  '§2 Account settings',
  '§2 Study roadmaps page',
  '§2 Closed roadmaps search',
  '§2 Roadmap subject screen',
  '§2 Phase content screen',
  '§2 Roadmap quiz screen',
  '§2 Exercise screen',
  '§2 Phase completed',
  '§2 Full material',
  '§2 Course editor',
  '§2 Assessments centre',
  '§2 Assessment instructions',
  '§2 Assessment shell and question screen',
  '§2 Essay screen',
  '§2 Assessment finished',
  '§2 Modals during an assessment',
  '§2 Results centre',
  '§2 Result detail',
  '§2 Learning-level pages',
  '§3 Entities and their fields',
  '§4 Assessment card by time',
  '§4 Assessment session',
  '§4 Essay',
  '§4 Roadmap',
  '§4 Other',
  '§5 Validation rules',
  '§6 Roles and permissions',
  '§7 The calls it makes',
  '§8 The error catalogue',
  '§9 Business constants and limits',
];

/** The parts of the console in the order of its navigation. */
const STAFF = ['Frame', 'Today', 'Students', 'Exams', 'Questions', 'Marking', 'Courses', 'School', 'Audit'];

describe.each([
  { file: 'docs/student-v1.md', wanted: V1 },
  { file: 'docs/student-v2.md', wanted: V2 },
  { file: 'docs/staff.md', wanted: STAFF },
])('[student tables] $file', ({ file, wanted }) => {
  const table = read(file) ?? '';

  it('has lines for every part, and every line its proof', () => {
    expect(studentTableFindings(table, wanted, read)).toEqual([]);
  });

  it.each([
    { fault: 'a part is missing', from: /^## .*$/m, to: '## Another' },
    { fault: 'a part has no line', from: /(\|---\|---\|\n)(\|.*\n)+/m, to: '$1' },
    { fault: 'a title that no file has', from: /#[^`\n]+`/, to: '#no such title at all`' },
    { fault: 'a file that does not exist', from: /`(?:apps|packages)\//, to: '`elsewhere/' },
  ])('planted: $fault', ({ from, to }) => {
    const faulty = table.replace(from, to);
    expect(faulty).not.toBe(table);
    expect(studentTableFindings(faulty, wanted, read)).not.toEqual([]);
  });
});
