import { buildGabarito, buildGabaritoItem, createMockServer } from '@luneta/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { axeViolations, open } from '../../testing/open.tsx';
import { humanas } from '../../testing/gabarito.ts';

const PATH = '/v1/central_avaliacoes/gabaritos/210';

function openWith(changes: Parameters<typeof buildGabarito>[0]) {
  const server = createMockServer();
  server.respond('getGabarito', buildGabarito(changes));
  return open(PATH, { server });
}

beforeEach(() => page.viewport(360, 800));

const subject = (name: string) => page.getByRole('region', { name, exact: true });
const legend = () => page.getByRole('list', { name: 'Legenda' }).getByRole('listitem').elements();
const materia = (itens: ReturnType<typeof buildGabaritoItem>[], changes: object = {}) => ({
  materia_id: 1,
  materia_nome: 'Matemática',
  fora_do_gabarito: false,
  itens,
  ...changes,
});

describe('a released answer key', () => {
  it("shows 'Acertou X de Y Questões' with the percent, 'Nota geral' and the exam", async () => {
    await openWith(humanas);
    await expect.element(page.getByRole('heading', { level: 1, name: '2ª Avaliação: Humanas' })).toBeVisible();
    await expect.element(page.getByText(/^1ª Série · Ciclo 02 · 20\/08\/2026$/)).toBeVisible();
    await expect.element(page.getByText('Acertou 18 de 24 Questões')).toBeVisible();
    await expect.element(page.getByRole('progressbar', { name: 'Desempenho' })).toHaveTextContent('75%');
    await expect.element(page.getByText('Nota geral 7,5 de 10')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('has the legend, and what this exam has besides', async () => {
    await openWith(humanas);
    await expect.element(page.getByRole('list', { name: 'Legenda' })).toBeVisible();
    expect(legend().map((one) => one.textContent)).toEqual(['Acertou', 'Errou', 'Não Respondeu', 'Anulada']);
  });

  it('has a grid for each subject, every question a link with its result', async () => {
    await openWith(humanas);
    await expect.element(subject('História').getByText('7 de 9')).toBeVisible();
    await expect
      .element(subject('História').getByRole('link', { name: 'Questão 3, errou' }))
      .toHaveAttribute('href', `${PATH}/503`);
    await expect.element(subject('Geografia').getByRole('link', { name: 'Questão 16, não respondida' })).toBeVisible();
    await expect.element(subject('Português').getByRole('link', { name: 'Questão 24, anulada' })).toBeVisible();
  });

  it("'VER PROVA' leads to the first question", async () => {
    await openWith(humanas);
    await expect.element(page.getByRole('link', { name: 'VER PROVA' })).toHaveAttribute('href', `${PATH}/501`);
  });

  it('a subject left out of the navigation is counted and shown, and leads nowhere', async () => {
    const fora = { materia_id: 8, materia_nome: 'Redação', fora_do_gabarito: true };
    const resumo = [materia([buildGabaritoItem({ numero: 1 })], fora), materia([buildGabaritoItem({ numero: 2 })])];
    await openWith({ resumo, redacao: null });
    await expect.element(page.getByText('Acertou 2 de 2 Questões')).toBeVisible();
    await expect.element(subject('Redação').getByText('Questão 1, acertou')).toBeInTheDocument();
    expect(subject('Redação').getByRole('link').elements()).toEqual([]);
    await expect.element(page.getByRole('link', { name: 'VER PROVA' })).toHaveAttribute('href', `${PATH}/502`);
  });

  it('of two days tells them apart, because numbers count within a day', async () => {
    const itens = [
      buildGabaritoItem({ numero: 1 }),
      buildGabaritoItem({ numero: 1, dia_prova: 2, banco_questao_id: 601, item_resposta: 1 }),
    ];
    await openWith({ resumo: [materia(itens)], redacao: null });
    await expect.element(subject('Matemática, 1º dia').getByRole('link', { name: 'Questão 1, acertou' })).toBeVisible();
    await expect.element(subject('Matemática, 2º dia').getByRole('link', { name: 'Questão 1, errou' })).toBeVisible();
  });

  it('counts questions of text apart', async () => {
    const itens = [
      buildGabaritoItem({ numero: 1 }),
      buildGabaritoItem({ numero: 2, subjetiva: true, item_resposta: null, gabarito: null }),
    ];
    await openWith({ resumo: [materia(itens)], redacao: null });
    await expect.element(page.getByText('Acertou 1 de 1 Questões')).toBeVisible();
    await expect.element(page.getByText('e 1 questão de texto')).toBeVisible();
  });
});

describe('a miss that the action plan trains', () => {
  const fase = {
    materia_id: 5,
    objeto_conhecimento_id: 77,
    objeto_conhecimento_descricao: 'Climas do Brasil',
    numero: 1,
    bloqueado: false,
  };
  const withPhase = (changes: Partial<typeof fase> = {}) => ({
    redacao: null,
    resumo: [
      materia([
        buildGabaritoItem({ numero: 1 }),
        buildGabaritoItem({ numero: 13, item_resposta: 2, gabarito: 'D', fase_plano_acao: { ...fase, ...changes } }),
      ]),
    ],
  });
  const sheet = () => page.getByRole('dialog', { name: 'Questão 13 · Climas do Brasil' });
  const cell = () => page.getByRole('button', { name: 'Questão 13, errou' });

  it('opens over the key with both answers, its phase, what a hit pays there, and the way to the question', async () => {
    await openWith(withPhase());
    await cell().click();
    await expect.element(sheet().getByText('Sua resposta: B · Resposta certa: D')).toBeVisible();
    await expect.element(sheet().getByText('Plano de Ação, fase 1')).toBeVisible();
    await expect.element(sheet().getByText('40 por acerto')).toBeVisible();
    await expect
      .element(sheet().getByRole('link', { name: 'Treinar isto · moedas em dobro' }))
      .toHaveAttribute('href', '/v1/avaliacao_adaptadas/plano_acoes/210/5/77/midia/1');
    await expect
      .element(sheet().getByRole('link', { name: 'Ver a questão' }))
      .toHaveAttribute('href', `${PATH}/${buildGabaritoItem({ numero: 13 }).banco_questao_id}`);
    await expect.element(page.getByRole('link', { name: 'Questão 1, acertou' })).toBeInTheDocument();
    expect(await axeViolations()).toEqual([]);
    await sheet().getByRole('button', { name: 'Fechar' }).click();
    await expect.element(cell()).toHaveFocus();
  });

  it('in a phase that is locked says so, and leads to the map', async () => {
    await openWith(withPhase({ numero: 3, bloqueado: true }));
    await cell().click();
    await expect.element(sheet().getByText('As fases anteriores vêm primeiro.')).toBeVisible();
    await expect
      .element(sheet().getByRole('link', { name: 'Abrir o Plano de Ação' }))
      .toHaveAttribute('href', '/v1/avaliacao_adaptadas/plano_acoes/210/5');
  });
});

describe('the marked essay', () => {
  it('has its mark, the five competences with their comments, the comments on the whole and the text', async () => {
    await openWith({});
    const redacao = subject('Redação');
    await expect.element(redacao.getByText('Nota da redação 720 de 1.000')).toBeVisible();
    const competences = redacao.getByRole('list', { name: 'Competências' }).getByRole('listitem').elements();
    expect(competences).toHaveLength(5);
    expect(competences[0]?.textContent).toBe('1Norma escrita 160 de 200Cuide da vírgula entre orações longas.');
    await expect.element(redacao.getByText('Boa abertura. Na próxima, feche a proposta.')).toBeVisible();
    await redacao.getByText('Ver meu texto').click();
    await expect.element(redacao.getByText(/^Na minha rua, a calçada/)).toBeVisible();
    await expect.element(redacao.getByText('Imagem forte. Volte a ela no fim.')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('alone has a grade and no questions', async () => {
    await openWith({ resumo: [], desempenho: null, nota: 7.2 });
    await expect.element(page.getByText('Nota geral 7,2 de 10')).toBeVisible();
    expect(page.getByRole('link', { name: 'VER PROVA' }).elements()).toEqual([]);
    expect(page.getByRole('progressbar', { name: 'Desempenho' }).elements()).toEqual([]);
  });

  const { redacao } = buildGabarito();
  it.each([
    ['not marked yet', { situacao: 'em_correcao', nota: null }, 'Sua redação ainda está em correção.'],
    ['not written', { situacao: 'em_branco', nota: 0, texto: '' }, 'Não há texto nesta redação.'],
    ['worth nothing, and why', { nota: 0, motivo_zero: 'fuga_ao_tema' }, 'O texto tratou de outro tema.'],
  ] as const)('%s', async (_name, changes, says) => {
    const marks = { competencias: [], comentarios: [] };
    await openWith({ redacao: redacao && { ...redacao, ...marks, ...changes } });
    await expect.element(subject('Redação').getByText(says)).toBeVisible();
    expect(page.getByRole('list', { name: 'Competências' }).elements()).toEqual([]);
  });

  it('of two days are two', async () => {
    await openWith({ outras_redacoes: redacao ? [{ ...redacao, dia_prova: 2 }] : [] });
    await expect.element(subject('Redação do 1º dia')).toBeVisible();
    await expect.element(subject('Redação do 2º dia')).toBeVisible();
  });
});

describe('an answer key without a grade', () => {
  it("before the release says 'Em correção' and until when, and judges no answer", async () => {
    await openWith({
      situacao: 'em_correcao',
      nota: null,
      desempenho: null,
      redacao: null,
      gabarito_liberado_em: '2026-08-20T12:02:00-03:00',
      resumo: [
        materia([
          buildGabaritoItem({ numero: 1, gabarito: null }),
          buildGabaritoItem({ numero: 2, gabarito: null, item_resposta: null }),
        ]),
      ],
    });
    await expect.element(page.getByText('Em correção')).toBeVisible();
    await expect.element(page.getByText(/aparecem aqui a partir de 20 de ago\. às 12h02\.$/)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Questão 1, respondida' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Questão 2, não respondida' })).toBeVisible();
    expect(legend().map((one) => one.textContent)).toEqual(['Respondida', 'Não Respondeu']);
    expect(page.getByText(/Acertou/).elements()).toEqual([]);
    expect(await axeViolations()).toEqual([]);
  });

  it('after it tells who missed the exam from who is not marked yet', async () => {
    await openWith({ nota: null, desempenho: null, presente_avaliacao: false, redacao: null });
    await expect.element(page.getByText('Você não participou desta avaliação.')).toBeVisible();
  });

  it('is not marked yet', async () => {
    await openWith({ nota: null, desempenho: null });
    await expect.element(page.getByText('A nota aparece aqui quando a correção dos textos terminar.')).toBeVisible();
  });
});

describe('what does not load', () => {
  it('without a connection says so, and can be asked again', async () => {
    const server = createMockServer();
    server.setOffline(true);
    await open(PATH, { server });
    await expect.element(page.getByText('Você está sem internet')).toBeVisible();
    server.respond('getGabarito', buildGabarito(humanas));
    server.setOffline(false);
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect.element(page.getByText('Acertou 18 de 24 Questões')).toBeVisible();
  });

  it.each([
    ['a server that fails shows the generic 500 page', 500, 'Eita!'],
    ['an unknown exam shows the 404 page', 404, 'Ops...'],
  ])('%s', async (_name, status, says) => {
    const server = createMockServer();
    server.fail('getGabarito', status);
    await open(PATH, { server });
    await expect.element(page.getByRole('heading', { level: 1, name: says })).toBeVisible();
  });
});

it.each([
  [320, '100%'],
  [360, '200%'],
])('at %i px and text of %s nothing is cut', async (width, text) => {
  await page.viewport(width, 800);
  document.documentElement.style.fontSize = text;
  await openWith({ ...humanas, redacao: buildGabarito().redacao });
  await expect.element(page.getByText('Acertou 18 de 24 Questões')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  document.documentElement.style.fontSize = '';
});
