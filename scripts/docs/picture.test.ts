import { expect, it } from 'vitest';

import { PACKAGE_IMPORTS } from '../boundaries/packages.ts';
import { linesOf, packagePicture } from './picture.ts';

it('[picture] draws each import once: one that also leads through another package is left out', () => {
  const allowed = { 'student-v1': ['exam-room', 'exam', 'ui'], 'exam-room': ['exam', 'ui'], exam: [], ui: [] };
  expect(linesOf(allowed)).toEqual([
    ['student-v1', 'exam-room'],
    ['exam-room', 'exam'],
    ['exam-room', 'ui'],
  ]);
});

it('[picture] breaks the line of an import that is allowed and not used', () => {
  const broken = (used: readonly string[]) => packagePicture({ ui: ['domain'] }, { ui: used }).match(/line unused/gu);
  expect(broken(['domain'])).toBeNull();
  expect(broken([])).toHaveLength(1);
});

it('[picture] a package without a place is named', () => {
  expect(packagePicture(PACKAGE_IMPORTS, PACKAGE_IMPORTS)).toContain('>exam-room<');
  expect(() => packagePicture({ ...PACKAGE_IMPORTS, novo: [] }, {})).toThrow('give novo a place');
});
