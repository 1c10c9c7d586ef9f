/** One essay: marked by keyboard, kept as a draft, handed in, without a connection, in two versions. */
import type { GestaoRedacao } from '@luneta/api-client';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { axeViolations, open } from '../../../testing/open.tsx';
import { staff } from '../../../testing/people.ts';
import { buildRedacao, buildRedacoes, essayServer } from '../../../testing/redacoes-server.ts';
import { PHONES } from '../../../testing/sizes.ts';

const h1 = (name: string) => page.getByRole('heading', { level: 1, name });
const group = (name: string | RegExp) => page.getByRole('group', { name });
const sum = page.getByRole('region', { name: 'Nota' });
const text = page.getByRole('textbox', { name: 'Texto da redação' });

async function opened(server = essayServer(), path = '/redacoes/5001', options = {}) {
  await page.viewport(1280, 800);
  const app = await open(path, { server, ...options });
  await expect.element(group(/Argumentação/)).toBeVisible();
  return { ...app, saved: () => server.calls('saveCorrecaoRedacao').map(({ body }) => body) };
}

describe('one essay', () => {
  it('shows the text, five competences, the place in the queue and nothing of the student', async () => {
    await opened();
    await expect.element(h1('Redação 1 de 3')).toBeVisible();
    await expect.element(page.getByText('Simulado Luneta · 1º dia · anônima · código R-0001')).toBeVisible();
    await expect.element(text.getByText(/^No bairro onde moro/u)).toBeVisible();
    expect(page.getByRole('radio').elements()).toHaveLength(30);
    await expect.element(sum.getByText(/faltam as competências 1, 2, 3, 4 e 5/)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('five digits and Ctrl+Enter mark it, hand it in and open the next one with the focus on its heading', async () => {
    const app = await opened();
    await userEvent.keyboard('43215');
    await expect.element(sum.getByText('600', { exact: true })).toBeVisible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(h1('Redação 2 de 3')).toHaveFocus();
    expect(app.place()).toBe('/redacoes/5002');
    await expect.poll(app.saved).toContainEqual(
      expect.objectContaining({
        concluir: true,
        competencias: [160, 120, 80, 40, 200].map((nota, n) => ({ numero: n + 1, nota })),
      }),
    );
    expect(app.server.calls('saveCorrecaoRedacao').map(({ path }) => path['redacao_id'])).not.toContain('5002');
  });

  it('is not handed in while a competence has no mark', async () => {
    const app = await opened();
    await userEvent.keyboard('4321{Control>}{Enter}{/Control}');
    await expect.element(sum.getByText(/falta a competência 5/)).toBeVisible();
    await expect.element(h1('Redação 1 de 3')).toBeVisible();
    expect(app.saved()).not.toContainEqual(expect.objectContaining({ concluir: true }));
  });

  it('keeps a draft by itself and says when', async () => {
    const app = await opened();
    await group(/Coesão/)
      .getByRole('radio', { name: '120' })
      .click();
    await expect
      .poll(app.saved)
      .toEqual([expect.objectContaining({ concluir: false, versao: 0, competencias: [{ numero: 4, nota: 120 }] })]);
    await expect.element(page.getByText('Salvo às 9h42').first()).toBeVisible();
  });

  it('after the last one the queue says that nothing waits', async () => {
    const app = await opened(essayServer(buildRedacoes(1)));
    await userEvent.keyboard('55555{Control>}{Enter}{/Control}');
    await expect.element(h1('Redações')).toBeVisible();
    expect(app.place()).toBe('/redacoes');
  });

  it('that is skipped comes last', async () => {
    await opened();
    await userEvent.keyboard('p');
    await expect.element(h1('Redação 2 de 3')).toBeVisible();
    await userEvent.keyboard('p');
    await expect.element(h1('Redação 3 de 3')).toBeVisible();
    await userEvent.keyboard('p');
    await expect.element(h1('Redação 1 de 3')).toBeVisible();
  });
});

describe('comments', () => {
  it('on a passage are made by the keys alone', async () => {
    const app = await opened();
    await userEvent.keyboard('t');
    await expect.element(text).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
    await expect
      .element(page.getByRole('region', { name: 'Trecho selecionado' }).getByText('“No bairro”'))
      .toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await userEvent.keyboard('4');
    const field = page.getByLabelText('Comentário sobre o trecho');
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('Bom começo.{Escape}');
    await expect.element(text).toHaveFocus();
    await expect
      .poll(app.saved)
      .toContainEqual(
        expect.objectContaining({ marcas: [{ inicio: 0, fim: 9, competencia: 4, comentario: 'Bom começo.' }] }),
      );
    await expect.element(group(/Coesão/).getByRole('button', { name: '“No bairro”: Bom começo.' })).toBeVisible();
    expect(text.element().querySelector('mark')?.textContent).toBe('No bairro');
  });

  it('on a passage are made by the pointer, and taken away again', async () => {
    const app = await opened();
    const piece = text.element().querySelector('[data-at]')?.firstChild;
    if (!piece) throw new Error('no text');
    document.getSelection()?.setBaseAndExtent(piece, 3, piece, 9);
    await page.getByRole('button', { name: 'Competência 1: Norma escrita' }).click();
    await expect.element(page.getByLabelText('Comentário sobre o trecho')).toHaveFocus();
    await expect.element(group(/Norma escrita/).getByRole('button', { name: '“bairro”' })).toBeVisible();
    await page.getByRole('button', { name: 'Remover' }).click();
    await expect.poll(() => app.saved().at(-1)).toMatchObject({ marcas: [] });
    expect(text.element().querySelector('mark')).toBeNull();
  });

  it('on a competence belong to the one marked last', async () => {
    const app = await opened();
    await userEvent.keyboard('2c');
    await expect.element(page.getByRole('textbox', { name: 'Comentário sobre Norma escrita' })).toHaveFocus();
    await userEvent.keyboard('Vírgulas.');
    await expect
      .poll(app.saved)
      .toContainEqual(expect.objectContaining({ competencias: [{ numero: 1, nota: 80, comentario: 'Vírgulas.' }] }));
  });
});

describe('an essay that is worth 0', () => {
  it('is handed in with the reason and without competences', async () => {
    const app = await opened();
    await userEvent.keyboard('1');
    await page.getByLabelText('Por que vale zero').selectOptions('Fuga ao tema');
    await expect.element(sum.getByText(/a redação vale zero/)).toBeVisible();
    await expect.element(group(/Proposta/).getByRole('radio', { name: '40' })).toBeDisabled();
    await page.getByRole('button', { name: 'Entregar correção' }).first().click();
    await expect.element(h1('Redação 2 de 3')).toBeVisible();
    await expect
      .poll(app.saved)
      .toContainEqual(expect.objectContaining({ concluir: true, motivo_zero: 'fuga_ao_tema', competencias: [] }));
  });
});

describe('without a connection', () => {
  it('marking goes on, stays on the device and is sent afterwards', async () => {
    const server = essayServer();
    const app = await opened(server);
    await expect.poll(() => server.calls('getRedacao').length).toBe(3);
    server.setOffline(true);
    await userEvent.keyboard('5');
    await expect.element(page.getByText('Guardado neste aparelho').first()).toBeVisible();
    expect(app.stored().local).toContainEqual(expect.stringMatching(/^luneta:guardado:correcao:.*:5001$/u));
    await userEvent.keyboard('5555{Control>}{Enter}{/Control}');
    await expect.element(h1('Redação 2 de 3')).toBeVisible();
    expect(app.saved()).toEqual([]);
    await page.getByRole('link', { name: 'Voltar às redações' }).click();
    await expect.element(page.getByText(/^1 correção está só neste aparelho/u)).toBeVisible();
    server.setOffline(false);
    window.dispatchEvent(new Event('online'));
    await expect.poll(app.saved).toContainEqual(expect.objectContaining({ concluir: true }));
    await expect.poll(() => app.stored().local.filter((key) => key.includes('correcao'))).toEqual([]);
  });

  it('an essay that is not there says so and can be tried again', async () => {
    const server = essayServer();
    server.fail('getRedacao', 500);
    await page.viewport(1280, 800);
    await open('/redacoes/5001', { server });
    await expect.element(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });
});

describe('two versions', () => {
  const deles = buildRedacao({
    redacao_id: 5001,
    minha_situacao: 'rascunho',
    minha_correcao: { versao: 3, competencias: [{ numero: 1, nota: 40 }], comentario: 'Do outro aparelho.' },
  });

  async function conflicting() {
    const server = essayServer();
    const app = await opened(server);
    server.fail('saveCorrecaoRedacao', 409, { codigo: 'versao_diferente' });
    server.respond('getRedacao', deles);
    await userEvent.keyboard('5');
    await expect.element(page.getByRole('alert').getByText('Há duas versões desta correção')).toBeVisible();
    return { app, server };
  }

  it('are both shown, and the own one can be kept', async () => {
    const { app, server } = await conflicting();
    const note = page.getByRole('alert');
    await expect.element(note.getByText('“Do outro aparelho.”')).toBeVisible();
    await expect.element(note.getByText('Deste aparelho · 200')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    essayServerAgain(server);
    await page.getByRole('button', { name: 'Ficar com a deste aparelho' }).click();
    await expect.poll(() => app.saved().at(-1)).toMatchObject({ versao: 3, competencias: [{ numero: 1, nota: 200 }] });
    await expect.element(note.getByText('Há duas versões desta correção')).not.toBeInTheDocument();
  });

  it('or the one of the server', async () => {
    const { app } = await conflicting();
    await page.getByRole('button', { name: 'Ficar com a do servidor' }).click();
    await expect.element(sum.getByText('40', { exact: true })).toBeVisible();
    await expect.element(page.getByLabelText('Comentário para o aluno')).toHaveValue('Do outro aparelho.');
    expect(app.stored().local.filter((key) => key.includes('correcao'))).toEqual([]);
  });

  function essayServerAgain(server: ReturnType<typeof essayServer>) {
    server.respond('saveCorrecaoRedacao', { ...deles, minha_correcao: { ...deles.minha_correcao, versao: 4 } });
  }
});

describe('who marks what', () => {
  it('the second is told the rule and sees no mark of the first', async () => {
    const second = buildRedacao({
      redacao_id: 5001,
      situacao: 'segunda_correcao',
      papel: 'segunda',
      regras: { segundo_corretor: true, divergencia_maxima: 100 },
    });
    await opened(essayServer([second]));
    await page.getByText('Segunda correção').click();
    await expect
      .element(page.getByText(/se a diferença passar de 100 pontos, uma terceira pessoa decide/))
      .toBeVisible();
    await expect.element(page.getByText('As notas da outra pessoa aparecem quando você entregar a sua.')).toBeVisible();
    expect(page.getByRole('table').elements()).toHaveLength(0);
  });

  const five = (nota: number) => [1, 2, 3, 4, 5].map((numero) => ({ numero, nota }));
  const seen = { competencias: five(160), motivo_zero: null, nota: 800 };
  const outras_correcoes: GestaoRedacao['outras_correcoes'] = [
    {
      ...seen,
      papel: 'primeira',
      marcas: [{ inicio: 0, fim: 9, competencia: 4, comentario: 'Bom começo.' }],
      comentario: 'Falta detalhar.',
    },
    {
      papel: 'segunda',
      competencias: five(120).map((one) => (one.numero === 4 ? { ...one, comentario: 'Liga bem.' } : one)),
      motivo_zero: null,
      nota: 600,
      marcas: [],
      comentario: '',
    },
  ];

  it('the third sees both marks, with what each wrote, anchored under whose it is', async () => {
    const third = buildRedacao({
      redacao_id: 5001,
      situacao: 'divergente',
      papel: 'terceira',
      regras: { segundo_corretor: true, divergencia_maxima: 100 },
      outras_correcoes,
    });
    await opened(essayServer([third]));
    await expect.element(page.getByRole('row', { name: /Total 800 600/ })).toBeVisible();
    await expect.element(page.getByText(/As duas correções diferem em mais de 100 pontos/)).toBeVisible();
    await expect.element(text.getByText('4·1ª')).toBeVisible();
    const coesao = group(/Coesão/);
    await expect.element(coesao.getByText('Segunda correção: Liga bem.')).toBeVisible();
    await expect.element(page.getByText('Primeira correção: Falta detalhar.')).toBeVisible();
    const said = coesao.getByRole('button', { name: 'Primeira correção: “No bairro”: Bom começo.' });
    await said.click();
    const passage = page.getByRole('region', { name: 'Primeira correção: Competência 4: Coesão' });
    await expect.element(passage.getByText('Bom começo.')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expect.element(said).toHaveFocus();
  });

  it('on a phone a passage opened from its comment stands in the text, which has the focus afterwards', async () => {
    await page.viewport(360, 800);
    const third = buildRedacao({ redacao_id: 5001, situacao: 'divergente', papel: 'terceira', outras_correcoes });
    await open('/redacoes/5001', { server: essayServer([third]) });
    await expect.element(text).toBeVisible();
    await page.getByRole('radio', { name: /^Notas/u }).click();
    await page.getByRole('button', { name: 'Primeira correção: “No bairro”: Bom começo.' }).click();
    const passage = page.getByRole('region', { name: 'Primeira correção: Competência 4: Coesão' });
    await expect.element(passage.getByText('Bom começo.')).toBeVisible();
    await expect.element(text).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(text).toHaveFocus();
  });

  it('who marked no part of a finished essay reads what was written, and no empty marking of the own', async () => {
    const done = buildRedacao({
      redacao_id: 5001,
      situacao: 'corrigida',
      papel: null,
      nota_final: 700,
      outras_correcoes,
    });
    await page.viewport(1280, 800);
    await open('/redacoes/5001', { server: essayServer([done]) });
    const said = page.getByRole('region', { name: 'Comentários das correções' });
    await expect.element(said.getByText('Primeira correção: Falta detalhar.')).toBeVisible();
    await expect.element(page.getByRole('row', { name: 'Total 800 600' })).toBeVisible();
    await expect.element(page.getByText('Nota final: 700')).toBeVisible();
    expect(page.getByRole('radio', { name: '200' }).elements()).toHaveLength(0);
    expect(await axeViolations()).toEqual([]);
  });

  it.each([
    { case: 'marked', changes: { situacao: 'corrigida', nota_final: 660, papel: null }, says: 'Nota final: 660' },
    {
      case: 'with another person',
      changes: { minha_situacao: 'impedida', papel: null },
      says: 'Outra pessoa está corrigindo esta redação.',
    },
  ] as const)('one that is $case can only be read', async ({ changes, says }) => {
    const app = await opened(essayServer([buildRedacao({ redacao_id: 5001, ...changes })]));
    await expect.element(page.getByText(says)).toBeVisible();
    expect(page.getByRole('button', { name: 'Entregar correção' }).elements()).toHaveLength(0);
    await userEvent.keyboard('5');
    await expect.element(group(/Norma escrita/).getByRole('radio', { name: '200' })).toBeDisabled();
    expect(app.saved()).toEqual([]);
  });
});

describe('widths', () => {
  it.each([...PHONES, 1280])('nothing is wider than %i px, with a selected passage too', async (width) => {
    await page.viewport(width, 800);
    await open('/redacoes/5001', { server: essayServer() });
    await expect.element(text).toBeVisible();
    await userEvent.keyboard('t{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    await expect.element(page.getByRole('region', { name: 'Trecho selecionado' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  it('on a phone one reads the text or gives the marks, and the way on is at the foot', async () => {
    await page.viewport(360, 800);
    await open('/redacoes/5001', { server: essayServer() });
    await expect.element(text).toBeVisible();
    await page.getByRole('radio', { name: 'Notas · 0' }).click();
    await expect.element(text).not.toBeInTheDocument();
    for (const numero of ['Norma escrita', 'Tema e repertório', 'Argumentação', 'Coesão', 'Proposta'])
      await group(new RegExp(numero, 'u')).getByRole('radio', { name: '120' }).click();
    await page.getByRole('button', { name: 'Entregar correção' }).click();
    await expect.element(h1('Redação 2 de 3')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });
});

it('the heading keeps the focus while its essay is on its way', async () => {
  const server = essayServer();
  await page.viewport(1280, 800);
  await open('/redacoes', { server });
  const release = server.hold('getRedacao');
  await page.getByRole('link', { name: 'Abrir R-0002' }).click();
  await expect.element(h1('Redação 2 de 3')).toHaveFocus();
  release();
  await expect.element(text).toBeVisible();
  await expect.element(h1('Redação 2 de 3')).toHaveFocus();
});

describe('a delivered marking (D 227)', () => {
  const undo = page.getByRole('button', { name: 'Desfazer' });

  it('is taken back from the next essay, and opens again as a draft', async () => {
    const app = await opened();
    await userEvent.keyboard('43215{Control>}{Enter}{/Control}');
    await expect.element(h1('Redação 2 de 3')).toBeVisible();
    await expect.element(page.getByText('Correção de R-0001 entregue.', { exact: false })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await undo.click();
    await expect.poll(() => app.place()).toBe('/redacoes/5001');
    await expect.element(sum.getByText('600', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Entregar correção' }).first()).toBeVisible();
    expect(app.server.calls('undoCorrecaoRedacao').map(({ path }) => path['redacao_id'])).toEqual(['5001']);
  });

  it('is taken back from the queue too, after the last one', async () => {
    const app = await opened(essayServer(buildRedacoes(1)));
    await userEvent.keyboard('55555{Control>}{Enter}{/Control}');
    await expect.element(h1('Redações')).toBeVisible();
    await undo.click();
    await expect.poll(() => app.place()).toBe('/redacoes/5001');
  });

  it('that the server does not take back stays delivered, and says why', async () => {
    const server = essayServer();
    server.fail('undoCorrecaoRedacao', 409, { message: 'Passaram os dez segundos para desfazer.' });
    const app = await opened(server);
    await userEvent.keyboard('43215{Control>}{Enter}{/Control}');
    await undo.click();
    await expect.element(page.getByText('Passaram os dez segundos para desfazer.')).toBeVisible();
    expect(app.place()).toBe('/redacoes/5002');
  });

  const finished = (changes: Partial<GestaoRedacao> = {}) =>
    essayServer([
      buildRedacao({
        redacao_id: 5001,
        minha_situacao: 'nao_iniciada',
        papel: null,
        situacao: 'corrigida',
        nota_final: 640,
        partes_concluidas: ['primeira'],
        ...changes,
      }),
    ]);
  const reopen = page.getByRole('button', { name: 'Reabrir correção' });

  it('a coordinator reopens with a reason', async () => {
    const server = finished();
    await page.viewport(1280, 800);
    const app = await open('/redacoes/5001', { server, person: staff('coordenador') });
    await reopen.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Reabrir correção' }).click();
    await expect.element(dialog.getByText('Escreva o motivo com pelo menos 5 letras.')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await userEvent.fill(dialog.getByLabelText('Motivo'), 'Faltou o comentário');
    await dialog.getByRole('button', { name: 'Reabrir correção' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(app.server.calls('reopenCorrecaoRedacao')[0]?.body).toEqual({
      papel: 'primeira',
      motivo: 'Faltou o comentário',
    });
  });

  it.each([
    ['a teacher is offered nothing', 'professor', {}, 'Nota final: 640'],
    ['once students read the mark it says so', 'coordenador', { resultado_lido: true }, /só muda por reprocessamento/],
  ] as const)('%s', async (_, perfil, changes, says) => {
    await page.viewport(1280, 800);
    await open('/redacoes/5001', { server: finished(changes), person: staff(perfil) });
    await expect.element(page.getByText(says)).toBeVisible();
    await expect.element(reopen).not.toBeInTheDocument();
  });
});
