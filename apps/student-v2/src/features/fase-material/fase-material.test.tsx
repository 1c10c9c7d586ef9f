import { GESTAO_VIDA_WITH_BIA, PROFESSOR_WITH_BIA } from '@luneta/app-shell/testing';
import type { BaseConhecimento } from '@luneta/api-client';
import { createMockServer } from '@luneta/testing';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import { axeViolations, open } from '../../testing/open.tsx';
import { buildCurso } from '../../testing/trilha-builders.ts';

type Options = Parameters<typeof open>[1];

function openMaterial(changes: Partial<BaseConhecimento> = {}, options: Options = {}) {
  const server = createMockServer();
  server.respond('getBaseConhecimento', buildCurso(changes));
  return open('/trilhas/1201/1/5102/material_completo', { server, ...options });
}

const index = () => page.getByRole('navigation', { name: 'Índice' });

describe('the material', () => {
  it('is an index and three chapters', async () => {
    await openMaterial();
    for (const [n, name] of ['Reconhecer', 'Montar a conta', 'Conferir'].entries()) {
      await expect.element(index().getByRole('link', { name })).toHaveAttribute('href', `#capitulo-${n + 1}`);
      const chapter = page.getByRole('region', { name });
      await expect.element(chapter.getByText(`Capítulo ${n + 1}`)).toBeVisible();
    }
    await expect.element(page.getByText(/^Multiplique os valores/u)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('names a chapter without a name by its number', async () => {
    const { estrutura } = buildCurso();
    await openMaterial({ estrutura: { ...estrutura, capitulos: ['Reconhecer', '', 'Conferir'] } });
    await expect.element(page.getByRole('region', { name: 'Capítulo 2' })).toBeVisible();
  });

  it('ends with what to keep and with exercises, whose solutions open when asked for', async () => {
    await openMaterial();
    await expect.element(page.getByRole('region', { name: 'Para guardar' })).toBeVisible();
    await expect.element(page.getByText('24 ÷ 4 = 6 horas.')).not.toBeVisible();
    await page.getByText('Ver resolução').click();
    await expect.element(page.getByText('24 ÷ 4 = 6 horas.')).toBeVisible();
  });

  it('the index follows the reader', async () => {
    const long = '<p>Texto</p>'.repeat(60);
    await openMaterial({ capitulo_1: long, capitulo_2: long, capitulo_3: long });
    await index().getByRole('link', { name: 'Conferir' }).click();
    await expect.element(index().getByRole('link', { name: 'Conferir' })).toHaveAttribute('aria-current', 'location');
  });
});

describe('reading', () => {
  it('in another size is kept on the device and holds for the text', async () => {
    const { services } = await openMaterial();
    const size = () => parseFloat(getComputedStyle(page.getByText(/^Multiplique/u).element()).fontSize);
    await expect.element(page.getByText(/^Multiplique/u)).toBeVisible();
    const before = size();
    await page.getByRole('button', { name: 'Aumentar texto' }).click();
    expect(size()).toBeGreaterThan(before);
    expect(services.device.read('luneta:dispositivo:escala_leitura')).toBe('1.15');
  });

  it('on paper is asked for by a button', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await openMaterial();
    await page.getByRole('button', { name: 'Imprimir' }).click();
    expect(print).toHaveBeenCalledOnce();
    print.mockRestore();
  });
});

describe("'Editar curso'", () => {
  it('is for gestao_vida and leads to the console (decision 176)', async () => {
    const { services } = await openMaterial({}, { person: GESTAO_VIDA_WITH_BIA });
    const edit = page.getByRole('link', { name: /Editar curso/u });
    const { staff } = services.config.deployments;
    await expect.element(edit).toHaveAttribute('href', `${staff}/base_conhecimentos/12`);
  });

  it.each([
    { who: 'a student', options: {} },
    { who: 'other staff', options: { person: PROFESSOR_WITH_BIA } },
  ])('$who does not see it', async ({ options }) => {
    await openMaterial({}, options);
    await expect.element(page.getByRole('region', { name: 'Reconhecer' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: /Editar curso/u })).not.toBeInTheDocument();
  });
});
