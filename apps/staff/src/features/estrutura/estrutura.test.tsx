/** Campuses, grades and years of a school: made, changed, archived, read. */
import { createMockServer } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { axeViolations, open } from '../../testing/open.tsx';
import { staff } from '../../testing/people.ts';

const person = staff('diretor');
const at = (path: string) => open(path, { person, server: createMockServer() });
const width = () => document.documentElement.scrollWidth;

describe('campuses', () => {
  it('are made by keyboard beside the list, with what is wrong at its field', async () => {
    await page.viewport(1280, 800);
    const app = await at('/escola/sedes');
    await expect.element(page.getByRole('cell', { name: '9', exact: true })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await page.getByRole('button', { name: 'Nova sede' }).click();
    await page.getByRole('button', { name: 'Criar sede' }).click();
    await expect.element(page.getByLabelText('Nome')).toHaveFocus();
    await expect.element(page.getByLabelText('Nome')).toHaveAccessibleDescription(/Escreva o nome/u);
    await userEvent.keyboard('Norte');
    await page.getByLabelText(/^Código INEP/u).fill('123');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByLabelText(/^Código INEP/u)).toHaveAccessibleDescription(/Use os oito números/u);
    expect(await axeViolations()).toEqual([]);
    await page.getByLabelText(/^Código INEP/u).fill('35000001');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Centro: tudo salvo.')).toBeVisible();
    expect(app.server.calls('saveSede').map(({ body }) => body)).toEqual([{ nome: 'Norte', codigo_inep: '35000001' }]);
  });

  it('are changed over the version that was read', async () => {
    const app = await at('/escola/sedes');
    await page.getByRole('button', { name: 'Editar Centro' }).click();
    await page.getByLabelText('Nome').fill('Centro Velho');
    await page.getByRole('button', { name: 'Salvar sede' }).click();
    await expect.poll(() => app.server.calls('saveSede').at(-1)?.body).toMatchObject({ sede_id: 2, versao: 1 });
  });

  it('with classes in use say which', async () => {
    await page.viewport(360, 800);
    const app = await at('/escola/sedes');
    app.server.fail('setSedeArquivamento', 409, {
      codigo: 'tem_turmas_ativas',
      message: 'Há turmas em uso. Arquive as turmas primeiro.',
      campos: ['6A · 2026', '6B · 2026'].map((erro, n) => ({
        campo: `arquivada.${n}`,
        codigo: 'tem_turmas_ativas',
        erro,
        motivo: erro,
      })),
    });
    await page.getByRole('button', { name: 'Arquivar Centro' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Arquivar' }).click();
    await expect.element(page.getByText('6B · 2026')).toBeVisible();
    expect(width()).toBeLessThanOrEqual(360);
    expect(await axeViolations()).toEqual([]);
  });

  it('that are archived are shown when they are asked for and can be taken back', async () => {
    const app = await at('/escola/sedes');
    app.server.respond('listSedes', [
      {
        sede_id: 2,
        nome: 'Antiga',
        qtde_turmas: 0,
        codigo_inep: null,
        id_externo: null,
        arquivada_em: '2026-11-01T12:00:00Z',
        versao: 3,
      },
    ]);
    await page.getByRole('button', { name: 'Mostrar arquivadas' }).click();
    await page.getByRole('button', { name: 'Desarquivar Antiga' }).click();
    await expect.element(page.getByText('Antiga está de volta.')).toBeVisible();
    expect(app.server.calls('setSedeArquivamento').at(-1)?.body).toEqual({ arquivada: false });
  });
});

describe('grades', () => {
  it('[ESC-14] come by one button while some are missing', async () => {
    await page.viewport(1280, 800);
    const app = await at('/escola/series');
    expect(await axeViolations()).toEqual([]);
    await page.getByRole('button', { name: 'Criar séries padrão' }).click();
    await expect.element(page.getByText('7 séries criadas.')).toBeVisible();
    expect(app.server.calls('createSeriesPadrao').map(({ body }) => body)).toEqual([
      { etapas: ['fundamental_2', 'medio'] },
    ]);
  });

  it('are made with stage and place', async () => {
    await page.viewport(360, 800);
    const app = await at('/escola/series');
    await page.getByRole('button', { name: 'Nova série' }).click();
    await page.getByLabelText('Nome').fill('5º ano');
    await page.getByLabelText('Etapa').selectOptions('Fundamental 1');
    await page.getByLabelText('Ordem').fill('5');
    await page.getByRole('button', { name: 'Criar série' }).click();
    await expect
      .poll(() => app.server.calls('saveSerie').at(-1)?.body)
      .toEqual({
        nome: '5º ano',
        nivel_ordem: 5,
        etapa: 'fundamental_1',
      });
    expect(width()).toBeLessThanOrEqual(360);
  });
});

describe('school years', () => {
  it('are made with their cycles; what the server refuses stands at the cycle', async () => {
    await page.viewport(360, 800);
    const app = await at('/escola/ano_letivo');
    await expect.element(page.getByRole('heading', { name: 'Ano letivo de 2027' })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await page.getByRole('button', { name: 'Novo ano letivo' }).click();
    await page.getByLabelText('De').fill('2028-02-01');
    await page.getByLabelText('Até').fill('2028-12-15');
    await page.getByRole('button', { name: 'Adicionar ciclo' }).click();
    await page.getByLabelText('De').nth(1).fill('2028-01-01');
    await page.getByRole('button', { name: 'Criar ano letivo' }).click();
    await expect.element(page.getByText('Escolha os dois dias do ciclo, ou nenhum.').first()).toBeVisible();
    await page.getByLabelText('Até').nth(1).fill('2028-04-30');
    const erro = 'Este ciclo tem dias fora do ano letivo.';
    app.server.fail('saveAnoLetivo', 422, {
      codigo: 'fora_do_ano',
      message: erro,
      campos: [{ campo: 'ciclos.0', codigo: 'fora_do_ano', erro, motivo: erro }],
    });
    await page.getByRole('button', { name: 'Criar ano letivo' }).click();
    await expect.element(page.getByRole('group', { name: 'Ciclo 01' })).toHaveAccessibleDescription(erro);
    expect(width()).toBeLessThanOrEqual(360);
    expect(await axeViolations()).toEqual([]);
    expect(app.server.calls('saveAnoLetivo').map(({ path, body }) => [path['ano'], body])).toEqual([
      [
        '2028',
        {
          inicio: '2028-02-01',
          fim: '2028-12-15',
          situacao: 'planejado',
          ciclos: [{ numero_referencia: 1, inicio: '2028-01-01', fim: '2028-04-30' }],
        },
      ],
    ]);
  });
});
