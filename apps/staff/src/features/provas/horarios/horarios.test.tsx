/** [MON-2] Classes, windows and durations of a published exam. */
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { AvaliacaoGestao } from '@luneta/api-client';

import { axeViolations, open } from '../../../testing/open.tsx';
import { buildExame, exame, PODE } from '../../../testing/provas.ts';
import { schoolServer } from '../../../testing/server.ts';

const PATH = '/provas/avaliacoes/31/horarios';
const HOUR = 3_600_000;
const local = (ms: number) => new Date(ms - 3 * HOUR).toISOString().slice(0, 16);

/** The exam with its windows around now: from `from` to `to` hours. */
function around(from: number, to: number, changes: Partial<AvaliacaoGestao> = {}): Partial<AvaliacaoGestao> {
  const minute = Math.floor(Date.now() / 60_000) * 60_000;
  const [start, end] = [minute + from * HOUR, minute + to * HOUR];
  const turmas = buildExame().turmas.map((turma) => ({
    ...turma,
    dias: turma.dias.map((dia) => ({
      ...dia,
      inicio: local(start),
      fim: local(end),
      inicio_em: new Date(start).toISOString(),
      fim_em: new Date(end).toISOString(),
    })),
  }));
  return { turmas, fase: from > 0 ? 'antes' : 'durante', ...changes };
}

async function opened(changes: Partial<AvaliacaoGestao>, width = 1280) {
  await page.viewport(width, 800);
  const server = schoolServer();
  exame(changes)(server);
  return open(PATH, { server });
}
const ends = page.getByLabelText('Fim');
const save = () => page.getByRole('button', { name: 'Salvar' }).click();

describe('before the first window', () => {
  it.each([360, 1280])('at %i px classes and windows change, with the version that was read', async (width) => {
    const { server } = await opened(around(24, 26, { versao: 5 }), width);
    await expect.element(page.getByText(/^A prova ainda não começou/u)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    const later = local(Math.floor(Date.now() / 60_000) * 60_000 + 27 * HOUR);
    await userEvent.fill(ends.first(), later);
    await page.getByRole('button', { name: /^Tirar turma 3ª Série · 3B/u }).click();
    await save();
    await expect.poll(() => server.calls('setAvaliacaoTurmas').length).toBe(1);
    expect(server.calls('setAvaliacaoTurmas')[0]?.body).toMatchObject({
      versao: 5,
      turmas: [{ turma_id: 31, dias: [{ dia_prova: 1, fim: later, sala: 'Sala 12', entrada: 'livre' }] }],
      duracoes: [],
    });
  });

  it('a window that is shorter than the exam is said at its field, and not sent', async () => {
    const { server } = await opened(around(24, 26));
    await userEvent.fill(ends.first(), local(Date.now() + 24 * HOUR + 600_000));
    await save();
    await expect
      .element(ends.first())
      .toHaveAccessibleDescription(expect.stringContaining('A janela é menor que a duração do dia'));
    expect(server.calls('setAvaliacaoTurmas')).toEqual([]);
  });

  it('what somebody else saved first is told, and what is typed stays', async () => {
    const { server } = await opened(around(24, 26));
    const message = 'Alguém mudou isto depois que você abriu.';
    server.fail('setAvaliacaoTurmas', 409, { codigo: 'versao_diferente', message });
    await userEvent.fill(page.getByLabelText('Sala (opcional)').first(), 'Sala 7');
    await save();
    await expect.element(page.getByText(message).first()).toBeVisible();
    await expect.element(page.getByLabelText('Sala (opcional)').first()).toHaveValue('Sala 7');
    await expect.poll(() => server.calls('getAvaliacaoGestao').length).toBeGreaterThan(1);
  });

  it('unsaved work of this device is offered back', async () => {
    const first = await opened(around(24, 26));
    await userEvent.fill(page.getByLabelText('Sala (opcional)').first(), 'Sala 7');
    await expect.element(page.getByText('1 alteração não salva')).toBeVisible();
    await page.getByRole('link', { name: 'Simulado Luneta' }).click();
    await page.getByRole('button', { name: 'Sair sem salvar' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Simulado Luneta' })).toBeVisible();
    first.back();
    await page.getByRole('button', { name: 'Recuperar' }).click();
    await expect.element(page.getByLabelText('Sala (opcional)').first()).toHaveValue('Sala 7');
  });
});

describe('while it runs', () => {
  it('a start that has passed is no field, and an end only moves later', async () => {
    const { server } = await opened(around(-1, 2));
    await expect.element(page.getByText(/^A prova já começou: horários só ficam/u)).toBeVisible();
    await expect.element(page.getByLabelText('Início')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: /^Tirar turma/u })).not.toBeInTheDocument();
    await userEvent.fill(ends.first(), local(Date.now() + HOUR));
    await save();
    await expect
      .element(ends.first())
      .toHaveAccessibleDescription(expect.stringContaining('o fim só pode ficar para depois'));
    expect(server.calls('setAvaliacaoTurmas')).toEqual([]);
  });

  it('a duration grows', async () => {
    const { server } = await opened(around(-1, 2));
    await userEvent.fill(page.getByLabelText('Minutos de prova'), '60');
    await save();
    await expect
      .poll(() => server.calls('setAvaliacaoTurmas')[0]?.body)
      .toMatchObject({
        duracoes: [{ dia_prova: 1, duracao_minutos: 60 }],
      });
  });
});

it('after the last window nothing changes, and it says so', async () => {
  await opened({ fase: 'depois', pode: { ...PODE, mudar_turmas: false } });
  await expect.element(page.getByText('Turmas e horários não mudam mais.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Voltar à prova' }))
    .toHaveAttribute('href', '/provas/avaliacoes/31');
  expect(await axeViolations()).toEqual([]);
});
