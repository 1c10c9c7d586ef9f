/** The receipt beside what this device still holds of the day (decisions 208 and 215), and its party. */
import { DELIVERED, describeReceipt, putOnDevice } from '@luneta/exam-room/testing';
import { buildResumo, createMockServer } from '@luneta/testing';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { axeViolations, open } from '../../testing/open.tsx';

const PATH = '/avaliacoes/301/1/finalizado';

describeReceipt({ open: (server) => open(PATH, { server }), axeViolations });

it.each([
  ['the student handed in', '2026-11-21T17:12:09-03:00', 1],
  ['the clock ran out', '2026-11-21T18:29:59-03:00', 0],
])('%s: confetti %#', async (_who, entregue_em, pieces) => {
  const server = createMockServer();
  server.respond('getProvaResumo', buildResumo({ ...DELIVERED, entregue_em, prazo_em: '2026-11-21T18:30:00-03:00' }));
  await putOnDevice();
  await open(PATH, { server });
  await expect.element(page.getByText('Entrega confirmada')).toBeVisible();
  await expect.poll(() => document.querySelectorAll('canvas').length).toBe(pieces);
});
