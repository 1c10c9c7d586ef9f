import { buildResultado, createMockServer } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { axeViolations, open } from '../../testing/open.tsx';

type Resultado = ReturnType<typeof buildResultado>;

function openResult(changes: Partial<Resultado> = {}) {
  const server = createMockServer();
  server.respond('getResultado', buildResultado(changes));
  return open('/resultados/290', { server });
}

const row = (numero: number) => page.getByRole('row', { name: new RegExp(`^Questão ${numero}\\b`) });
const cells = (numero: number) => () =>
  [...(row(numero).element().querySelectorAll('td') ?? [])].map(({ textContent }) => textContent);

describe('the scores', () => {
  it('are the mean with its error, the performance, the grade and the areas', async () => {
    await openResult();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Simulado de agosto' })).toBeVisible();
    await expect
      .element(
        page.getByRole('img', {
          name: 'nota TRI 612,4, estimativa, margem de erro de 21 pontos, Média da turma 588,2, Máximo desta prova 770,0',
        }),
      )
      .toBeVisible();
    for (const text of [
      '75%',
      /^nota TRI 604,7$/,
      /^nota TRI 620,1$/,
      '2 acertos em 2 questões',
      '1 acerto em 2 questões',
    ])
      await expect.element(page.getByText(text).first()).toBeInTheDocument();
    await expect
      .element(page.getByText('Nota TRI calculada com parâmetros fictícios, só para demonstração.'))
      .toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('the class is marked on the gauge, and not where it has too few scores (NOT-14)', async () => {
    await openResult();
    await expect.element(page.getByRole('img', { name: /Média da turma 588,2,/u })).toBeVisible();
    await openResult({ nota_tri_turma: null });
    await expect
      .element(page.getByRole('img', { name: /^nota TRI 612,4.*pontos, Máximo desta prova 770,0$/u }))
      .toBeVisible();
    await expect.element(page.getByRole('img', { name: /Média da turma/u })).not.toBeInTheDocument();
  });

  it('without TRI there is no gauge and no word about parameters', async () => {
    await openResult({ nota_tri: null, origem_tri: null, areas: [] });
    await expect.element(page.getByText('75%').first()).toBeVisible();
    await expect.element(page.getByRole('img', { name: /nota TRI/ })).not.toBeInTheDocument();
    await expect.element(page.getByText('Notas por área')).not.toBeInTheDocument();
    await expect.element(page.getByText(/parâmetros inventados/)).not.toBeInTheDocument();
  });

  it('calibrated parameters need no such word', async () => {
    await openResult({ origem_tri: null });
    await expect.element(page.getByRole('img', { name: /^nota TRI 612,4/ })).toBeVisible();
    await expect.element(page.getByText(/parâmetros inventados/)).not.toBeInTheDocument();
  });

  it('an area without a score says so', async () => {
    await openResult({
      areas: [
        {
          codigo: 'LC',
          nome: 'Linguagens',
          nota_tri: null,
          nota_tri_maxima: null,
          base_tri: null,
          erro_padrao: null,
          acertos: 2,
          total: 3,
        },
      ],
    });
    await expect.element(page.getByText('sem nota TRI')).toBeVisible();
  });
});

describe('the numbers', () => {
  it('are one big one and small ones, each with its word', async () => {
    await openResult();
    const list = page.getByRole('list', { name: 'Números da avaliação' });
    await expect.element(list).toBeVisible();
    const texts = list
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent);
    expect(texts).toEqual(['75% desempenho', '3/4 acertos', '7,5 nota, de 10']);
  });

  it('without TRI the grade is the big one', async () => {
    await openResult({ nota_tri: null, origem_tri: null, areas: [] });
    await expect.element(page.getByText('7,5', { exact: true })).toBeVisible();
    await expect.element(page.getByText('de 10', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Entenda esta nota', exact: true })).not.toBeInTheDocument();
  });
});

describe('the score explains itself', () => {
  const dialog = page.getByRole('dialog', { name: 'Entenda esta nota' });
  const explained = async (changes: Partial<Resultado> = {}) => {
    await openResult(changes);
    await page.getByRole('button', { name: 'Entenda esta nota', exact: true }).click();
    await expect.element(dialog).toBeVisible();
  };

  it('in one tap: what it is, its band, the own hits, its base and the most there was', async () => {
    await explained();
    for (const text of [
      /^A TRI, Teoria de Resposta ao Item,/u,
      /ficariam entre 591 e 634\.$/u,
      '2 acertos em 2 questões',
      'Todos os seus acertos contaram: nenhum ficou longe do nível que a sua nota mostra.',
      'A nota é a média das duas áreas.',
      'Ela foi calculada com 3 questões.',
      'Por isso é uma estimativa: parâmetros de demonstração.',
      /^Quem acertasse todas as questões teria 770,0\./u,
    ])
      await expect.element(dialog.getByText(text).first()).toBeInTheDocument();
    await expect.element(dialog.getByRole('heading', { name: 'Acertos iguais, notas diferentes' })).toBeInTheDocument();
    expect(await axeViolations()).toEqual([]);
  });

  it('as the mean of four areas (D 222)', async () => {
    const [area] = buildResultado().areas;
    await explained({ areas: area ? [area, area, area, area].map((one, n) => ({ ...one, nome: `Área ${n}` })) : [] });
    await expect.element(dialog.getByText(/é a média das quatro áreas/u)).toBeInTheDocument();
  });

  it('of an area: its own band, questions and maximum', async () => {
    await openResult();
    await page.getByRole('button', { name: /^Entenda esta nota em Linguagens/u }).click();
    await expect.element(dialog.getByText(/^Quem acertasse todas as questões teria 741,3\./u)).toBeInTheDocument();
    await expect.element(dialog.getByText('Ela foi calculada com 1 questão.')).toBeInTheDocument();
    await expect.element(dialog.getByText(/é a média das/u)).not.toBeInTheDocument();
    expect(await axeViolations()).toEqual([]);
  });

  it('is open for who comes from a score elsewhere, and closed leaves the plain address', async () => {
    const app = await open('/resultados/290?nota=explicada');
    await expect.element(dialog.getByText(/^A TRI, Teoria de Resposta ao Item,/u)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(app.place).toBe('/resultados/290');
  });

  it('hits far above the score are named, without taking anything away', async () => {
    const { questoes } = buildResultado();
    await explained({
      questoes: questoes.map((one) => (one.numero === 1 ? { ...one, nivel_dificuldade: 3.2 } : one)),
    });
    await expect
      .element(dialog.getByText(/^O acerto da questão 1 contou pouco: .* ele não tirou pontos\.$/u))
      .toBeInTheDocument();
  });

  it('44 of 45 questions: an estimate, and why', async () => {
    await explained({ base_tri: { itens: 44, calibrados: 45, estimativa: true, motivo: '44 de 45 questões' } });
    await expect.element(dialog.getByText('Por isso é uma estimativa: 44 de 45 questões.')).toBeInTheDocument();
  });
});

describe('the questions to look at again', () => {
  it('are counted, and lead to the first of them', async () => {
    await openResult();
    const card = page.getByRole('region', { name: '1 questão para rever' });
    await expect.element(card.getByText('Começa pela questão 2, difícil.')).toBeVisible();
    await expect
      .element(card.getByRole('link', { name: 'Rever questões' }))
      .toHaveAttribute('href', '/resultados/290/questoes/502?rever=erros');
  });

  it('without one there is no card', async () => {
    const { questoes } = buildResultado();
    await openResult({ questoes: questoes.filter(({ numero }) => numero !== 2) });
    await expect.element(page.getByText('Sobre a avaliação')).toBeVisible();
    await expect.element(page.getByText(/para rever$/u)).not.toBeInTheDocument();
  });
});

describe('the essay', () => {
  it('shows its mark, the competences and the comments, and the text on demand', async () => {
    await openResult();
    const card = page.getByRole('region', { name: 'Redação' });
    await expect.element(card.getByText('720', { exact: true })).toBeVisible();
    await expect.element(card.getByText('160 de 200').first()).toBeVisible();
    await expect.element(card.getByText('O segundo argumento pede um exemplo.')).toBeVisible();
    await expect.element(card.getByText('Boa abertura. Na próxima, feche a proposta.')).toBeVisible();
    await expect.element(card.getByText('1 trecho do seu texto tem um comentário.')).toBeVisible();
    await card.getByText('Ver meu texto').click();
    await expect.element(card.getByText('Imagem forte. Volte a ela no fim.')).toBeVisible();
    await expect.element(card.getByText('23 palavras')).toBeVisible();
  });

  it('alone has its mark in one form, in cards of one inset', async () => {
    const { redacao } = buildResultado();
    await openResult({
      redacao: redacao && { ...redacao, nota: 800 },
      nota: 800,
      nota_maxima: 1000,
      nota_tri: null,
      desempenho_geral: null,
      areas: [],
      questoes: [],
    });
    await expect.element(page.getByText('800', { exact: true }).nth(1)).toBeVisible();
    await expect.element(page.getByText('800,0')).not.toBeInTheDocument();
    const insets = ['Redação', 'Sobre a avaliação'].map((name) => {
      const card = page.getByRole('region', { name });
      const heading = card.getByRole('heading', { level: 2 });
      return heading.element().getBoundingClientRect().left - card.element().getBoundingClientRect().left;
    });
    expect(insets[0]).toBe(insets[1]);
  });

  it('not marked yet says so', async () => {
    const { redacao } = buildResultado();
    await openResult({
      redacao: redacao && { ...redacao, situacao: 'em_correcao', nota: null, competencias: [], comentarios: [] },
    });
    await expect.element(page.getByText('Sua redação ainda está em correção.')).toBeVisible();
  });

  it('worth nothing for a reason says which', async () => {
    const { redacao } = buildResultado();
    await openResult({ redacao: redacao && { ...redacao, nota: 0, competencias: [], motivo_zero: 'fuga_ao_tema' } });
    await expect.element(page.getByText('O texto tratou de outro tema.')).toBeVisible();
  });

  it('of two days are two', async () => {
    const { redacao } = buildResultado();
    await openResult({ outras_redacoes: redacao ? [{ ...redacao, dia_prova: 2 }] : [] });
    await expect.element(page.getByRole('region', { name: 'Redação do 2º dia' })).toBeVisible();
  });

  it('without one there is no card', async () => {
    await openResult({ redacao: null });
    await expect.element(page.getByText('Sobre a avaliação')).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Redação' })).not.toBeInTheDocument();
  });
});

describe('the facts', () => {
  it('say how, when and for how long', async () => {
    await openResult();
    for (const text of ['Online', 'Ciclo 02', '22 de ago. às 17h40', '4 h 10 min'])
      await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  });

  it('leave out what is not known', async () => {
    await openResult({ data_finalizada: null, tempo_utilizado: null });
    await expect.element(page.getByText('Ciclo 02')).toBeVisible();
    await expect.element(page.getByText('Finalizada em')).not.toBeInTheDocument();
    await expect.element(page.getByText('Tempo utilizado')).not.toBeInTheDocument();
  });
});

describe("'Impacto Luneta'", () => {
  it('tells what studying changed', async () => {
    await openResult();
    await expect.element(page.getByText('Impacto Luneta')).toBeVisible();
    await expect.element(page.getByText('Com o seu estudo, a chance de acerto passou de 75% para 82%.')).toBeVisible();
  });

  it.each([
    { case: 'nothing changed', final: 75 },
    { case: 'nothing changed that can be seen', final: 75.3 },
    { case: 'it fell', final: 70 },
  ])('is hidden when $case', async ({ final }) => {
    const trilha_estudos = { engajamento: 0.7, desempenho_provavel_inicial: 75, desempenho_provavel_final: final };
    await openResult({ trilha_estudos });
    await expect.element(page.getByText('Sobre a avaliação')).toBeVisible();
    await expect.element(page.getByText('Impacto Luneta')).not.toBeInTheDocument();
  });

  it.each([
    { case: 'there is no roadmap', trilha_estudos: null },
    {
      case: 'its start is unknown',
      trilha_estudos: { engajamento: 0.7, desempenho_provavel_inicial: null, desempenho_provavel_final: 82 },
    },
    {
      case: 'its end is unknown',
      trilha_estudos: { engajamento: 0.7, desempenho_provavel_inicial: 75, desempenho_provavel_final: null },
    },
  ])('is hidden when $case', async ({ trilha_estudos }) => {
    await openResult({ trilha_estudos });
    await expect.element(page.getByText('Sobre a avaliação')).toBeVisible();
    await expect.element(page.getByText('Impacto Luneta')).not.toBeInTheDocument();
  });
});

describe('the map of hits', () => {
  it('is ordered by difficulty and every cell leads to its question', async () => {
    await openResult();
    const map = page.getByRole('region', { name: 'Acertos por dificuldade' });
    await expect.element(map).toBeVisible();
    const groups = map
      .getByRole('heading')
      .elements()
      .map(({ textContent }) => textContent);
    expect(groups).toEqual(['Fácil', 'Médio', 'Difícil', 'Outras'].filter((name) => groups.includes(name)));
    expect(groups.length).toBeGreaterThan(1);
    await expect
      .element(map.getByRole('link', { name: /^Questão 2, errou/ }))
      .toHaveAttribute('href', '/resultados/290/questoes/502');
    await expect.element(map.getByRole('link', { name: /^Questão 3, anulada/ })).toBeInTheDocument();
  });

  it('without any difficulty is one list', async () => {
    const { questoes } = buildResultado();
    await openResult({
      questoes: questoes.map((one) => ({
        ...one,
        nivel_dificuldade: null,
        nivel_dificuldade_professor: null,
        percentual_acerto: null,
      })),
    });
    await expect.element(page.getByRole('list', { name: 'Questões' })).toBeVisible();
    await expect.element(page.getByText('Acertos por dificuldade')).not.toBeInTheDocument();
  });
});

describe('the answer key', () => {
  const unfold = (subject: string) => page.getByRole('button', { name: subject, exact: true }).click();

  it('is by subject: answer, key and verdict of each question', async () => {
    await openResult();
    await unfold('Matemática');
    await unfold('Português');
    await expect.element(row(1)).toBeVisible();
    expect(cells(1)()).toEqual(['C', 'C', 'Acertou']);
    expect(cells(2)()).toEqual(['A', 'E', 'Errou']);
    expect(cells(3)()).toEqual(['–nenhuma', '–nenhuma', 'Anulada']);
  });

  it('counts an annulled question as a hit of its subject', async () => {
    await openResult();
    const table = page.getByRole('region', { name: 'Português' });
    await expect.element(table.getByText('2 acertos em 2 questões')).toBeVisible();
  });

  it('the subject filters it', async () => {
    await openResult();
    await page.getByLabelText('Matéria').selectOptions('Português');
    await expect.element(row(4)).toBeVisible();
    await expect.element(row(1)).not.toBeInTheDocument();
  });

  it.each([
    { case: 'blank', given: { item_resposta: null, acertou: false }, verdict: 'Não respondeu' },
    {
      case: 'subjective',
      given: { subjetiva: true, acertou: null, item_resposta: null, gabarito: null },
      verdict: 'Subjetiva',
    },
    {
      case: 'a bonus',
      given: { gabarito_bonificado: true, acertou: false, acertou_bonificacao: true, item_resposta: 1 },
      verdict: 'Bonificada',
    },
  ])('$case reads "$verdict"', async ({ given, verdict }) => {
    const [first] = buildResultado().questoes;
    await openResult({ questoes: first ? [{ ...first, ...given }] : [] });
    await expect.element(row(1)).toBeVisible();
    expect(cells(1)()[2]).toBe(verdict);
  });
});

describe('before and without a result', () => {
  it('being marked says since when', async () => {
    await openResult({
      situacao: 'em_correcao',
      nota: null,
      nota_tri: null,
      desempenho_geral: null,
      questoes: [],
      areas: [],
      gabarito_liberado_em: '2026-11-28T18:32:00-03:00',
    });
    await expect
      .element(page.getByText('A nota e o gabarito aparecem aqui a partir de 28 de nov. às 18h32.'))
      .toBeVisible();
    await expect.element(page.getByText('Gabarito por matéria')).not.toBeInTheDocument();
    expect(await axeViolations()).toEqual([]);
  });

  it('who was absent sees so, and no grade', async () => {
    await openResult({
      presente_avaliacao: false,
      nota: null,
      nota_tri: null,
      desempenho_geral: null,
      areas: [],
      trilha_estudos: null,
    });
    await expect.element(page.getByText('Você não participou desta avaliação.')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('one that is not theirs is not found, and is no failure of ours', async () => {
    const server = createMockServer();
    server.fail('getResultado', 404);
    await open('/resultados/999', { server });
    await expect.element(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Voltar para o início' })).toHaveAttribute('href', '/home');
    await expect.element(page.getByRole('button', { name: 'Tentar de novo' })).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('link', { name: 'Voltar para Resultados' }))
      .toHaveAttribute('href', '/resultados');
  });
});
