import { PROFESSOR_WITH_BIA } from '@luneta/app-shell/testing';
import { buildAvaliacao, buildConta, buildHome, buildRanking, createMockServer } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { buildResultadoLista, rankingOf } from '../../testing/builders.ts';
import { axeViolations, open } from '../../testing/open.tsx';

const ranking = page.getByRole('region', { name: 'Ranking de estrelas' });
const exam = page.getByRole('article', { name: 'Simulado Luneta' });

describe('the welcome', () => {
  it('greets with class and shift, stars and general ranking, and leads to the settings', async () => {
    const app = await open('/home');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Que bom ver você, Bia' })).toBeVisible();
    await expect.element(page.getByText('3ª Série · Turma 3A · Manhã')).toBeVisible();
    await expect.element(page.getByText('22 estrelas').first()).toBeVisible();
    await expect.element(page.getByText('2º no ranking geral')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await page.getByRole('link', { name: 'Configurações' }).click();
    await expect.poll(app.place).toBe('/home/configuracoes');
  });

  it('without a social name greets by the first name', async () => {
    await open('/home', { conta: buildConta({ nome: 'Wilhelmina Nogueira', nome_social: null }) });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Que bom ver você, Wilhelmina' })).toBeVisible();
  });

  it('on a wide screen the account stands at the foot of the rail', async () => {
    await page.viewport(1280, 800);
    const app = await open('/avaliacoes');
    const account = page.getByRole('link', { name: 'Sua Conta' });
    await account.click();
    await expect.poll(app.place).toBe('/conta');
    await expect.element(account).toHaveAttribute('aria-current', 'page');
  });
});

describe('what is open now', () => {
  it.each([
    { case: 'a begun exam', given: {}, label: 'Continuar avaliação', href: '/avaliacoes/301/1' },
    {
      case: 'one that was not begun',
      given: { data_hora_inicio: null },
      label: 'Iniciar avaliação',
      href: '/avaliacoes/301/1/instrucoes',
    },
    {
      case: 'one of later today',
      given: { data_hora_inicial_prova: '2026-11-21T16:30:00-03:00', data_hora_inicio: null },
      label: 'Ver avaliações',
      href: '/avaliacoes',
    },
  ])('$case is the first thing to do', async ({ given, label, href }) => {
    const server = createMockServer();
    server.respond('listAvaliacoes', [buildAvaliacao(given)]);
    await open('/home', { server });
    await expect.element(exam.getByRole('link', { name: label })).toHaveAttribute('href', href);
    const [first] = page.getByRole('main').getByRole('heading', { level: 2 }).elements();
    expect(first?.textContent).toBe('Simulado Luneta');
  });

  it('in a former class an exam can be looked at, not taken', async () => {
    const server = createMockServer();
    server.respond('listAvaliacoes', [buildAvaliacao({})]);
    const { turmas, turma_aluno_id } = buildConta();
    const former = turmas.map((turma) =>
      turma.turma_aluno_id === turma_aluno_id ? { ...turma, status: 'Transferido' as const } : turma,
    );
    await open('/home', { server, conta: buildConta({ turmas: former }) });
    await expect
      .element(exam.getByRole('link', { name: 'Ver instruções' }))
      .toHaveAttribute('href', '/avaliacoes/301/1/instrucoes');
    await expect.element(exam.getByRole('link', { name: 'Continuar avaliação' })).not.toBeInTheDocument();
  });

  it('without an exam it is the roadmap to go on with', async () => {
    const server = createMockServer();
    server.respond('listAvaliacoes', []);
    await open('/home', { server });
    await expect.element(page.getByRole('article', { name: 'Matemática' }).getByText('50% concluído')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Continuar os estudos' }))
      .toHaveAttribute('href', '/trilhas/1201/1');
  });

  it.each([
    {
      case: 'the next exam with its day',
      exams: [
        buildAvaliacao({
          data_hora_inicial_prova: '2026-11-25T13:30:00-03:00',
          data_hora_final_prova: '2026-11-25T19:00:00-03:00',
          data_hora_inicio: null,
        }),
      ],
      results: buildResultadoLista({}),
      title: 'Simulado Luneta',
      says: /^Começa em 25 de nov. às 13h30/u,
      link: { name: 'Ver avaliações', href: '/avaliacoes' },
    },
    {
      case: 'the latest result',
      exams: [],
      results: buildResultadoLista({}),
      title: 'Simulado de agosto',
      says: /^Seu último resultado/u,
      link: { name: 'Ver resultado', href: '/resultados/290' },
    },
    {
      case: 'on the first day, the own avatar',
      exams: [],
      results: buildResultadoLista(),
      title: 'Tudo tranquilo por aqui',
      says: /^As avaliações e os roteiros aparecem aqui/u,
      link: { name: 'Escolher avatar', href: '/conta' },
    },
  ])('with nothing open it says so calmly, and offers $case', async ({ exams, results, title, says, link }) => {
    const server = createMockServer();
    server.respond('listAvaliacoes', exams);
    server.respond('listResultados', results);
    server.respond('getHome', buildHome({ progressao_materias: [] }));
    await open('/home', { server });
    const card = page.getByRole('article', { name: title }).filter({ hasText: 'Nada aberto agora' });
    await expect.element(card.getByText(says)).toBeVisible();
    await expect.element(card.getByRole('link', { name: link.name })).toHaveAttribute('href', link.href);
  });
});

describe('the star ranking', () => {
  function openRanking(body = rankingOf({ students: 34, own: 12 }), path = '/home') {
    const server = createMockServer();
    server.respond('getHomeRanking', body);
    return open(path, { server });
  }
  const texts = (name: string) =>
    ranking
      .getByRole('list', { name })
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent ?? '');

  it('is a podium of three, a list from the fourth, and the own place', async () => {
    await openRanking();
    await expect.element(ranking.getByRole('list', { name: 'Pódio' })).toBeVisible();
    expect(texts('Pódio')).toHaveLength(3);
    expect(texts('A partir do 4º lugar')[0]).toMatch(/^4º4º lugar Beatriz N\./u);
    expect(texts('Sua Posição')).toEqual([expect.stringMatching(/^12º12º lugar Bia \(você\) 151151 estrelas$/u)]);
  });

  it("ties share a place, and an unnamed student shows 'Sem nome'", async () => {
    await openRanking();
    await expect.element(ranking.getByRole('list', { name: 'A partir do 4º lugar' })).toBeVisible();
    const list = texts('A partir do 4º lugar').join('; ');
    expect(list).toMatch(/5º5º lugar Esther .*5º5º lugar Heitor .*7º7º lugar Sem nome/u);
  });

  it('whoever stands on the podium has no second row', async () => {
    await openRanking(rankingOf({ students: 12, own: 3 }));
    await expect.element(ranking.getByRole('list', { name: 'Pódio' })).toBeVisible();
    expect(texts('Pódio')).toHaveLength(3);
    await expect.element(ranking.getByRole('list', { name: 'Sua Posição' })).not.toBeInTheDocument();
  });

  it('of the own class, and of one subject: asked for, kept in the address', async () => {
    const app = await openRanking();
    await ranking.getByRole('radio', { name: 'Minha turma' }).click({ force: true });
    await expect.poll(app.place).toBe('/home?escopo=turma');
    await ranking.getByLabelText('Matéria').selectOptions('Biologia');
    await expect.poll(app.place).toBe('/home?escopo=turma&materia_id=4');
    await expect
      .poll(() => app.server.calls('getHomeRanking').at(-1)?.query)
      .toEqual({ turma_aluno_id: '1002', escopo: 'turma', materia_id: '4' });
    await expect
      .element(page.getByRole('link', { name: 'Ver ranking completo' }))
      .toHaveAttribute('href', '/home/ranking?escopo=turma&materia_id=4');
  });

  it('the filter of the address is used from the start', async () => {
    const app = await openRanking(undefined, '/home?escopo=turma');
    await expect.element(ranking.getByRole('radio', { name: 'Minha turma' })).toBeChecked();
    expect(app.server.calls('getHomeRanking').map(({ query }) => query['escopo'])).toEqual(['turma']);
  });

  it('where the school shows a window there is no podium', async () => {
    const { linhas, ...rest } = rankingOf({ students: 34, own: 12 });
    await openRanking({ ...rest, ranking_modo: 'janela', linhas: linhas.slice(8, 15) });
    await expect.element(ranking.getByRole('list', { name: 'Sua vizinhança no ranking' })).toBeVisible();
    expect(texts('Sua vizinhança no ranking')).toHaveLength(7);
    await expect.element(ranking.getByRole('list', { name: 'Pódio' })).not.toBeInTheDocument();
  });

  it('where the school shows none there is none, and the stars stay', async () => {
    const server = createMockServer();
    server.respond('getHome', buildHome({ ranking_modo: 'desligado', ranking_geral: null }));
    server.respond('getHomeRanking', buildRanking({ ranking_modo: 'desligado', linhas: [], propria: null, total: 0 }));
    await open('/home', { server });
    await expect.element(page.getByRole('list', { name: 'Suas estrelas por matéria' })).toBeVisible();
    await expect.element(ranking).not.toBeInTheDocument();
    await expect.element(page.getByText('no ranking geral')).not.toBeInTheDocument();
  });
});

describe('the latest result', () => {
  it('shows its number, the change and the line, and leads to it', async () => {
    const server = createMockServer();
    server.respond(
      'listResultados',
      buildResultadoLista(
        {
          descricao: 'Simulado de maio',
          nota_tri: 588.2,
          erro_padrao: 2,
          data_hora_inicial_1_dia: '2026-05-09T13:30:00-03:00',
        },
        {},
      ),
    );
    await open('/home', { server });
    const latest = page.getByRole('article', { name: 'Simulado de agosto' });
    await expect.element(latest.getByText('612,4', { exact: true }).first()).toBeVisible();
    await expect.element(latest.getByText('+24,2 desde a anterior')).toBeVisible();
    await expect
      .element(latest.getByRole('img', { name: /^Sua nota TRI\. 9 de mai\.: 588,2; 22 de ago\./u }))
      .toBeVisible();
    await expect.element(latest.getByRole('link', { name: 'Ver detalhes' })).toHaveAttribute('href', '/resultados/291');
    await expect
      .element(latest.getByRole('link', { name: 'Entenda a nota' }))
      .toHaveAttribute('href', '/resultados/291?nota=explicada');
  });

  it('before the first one there is none', async () => {
    const server = createMockServer();
    server.respond('listResultados', buildResultadoLista());
    await open('/home', { server });
    await expect.element(ranking.getByRole('list', { name: 'Pódio' })).toBeVisible();
    await expect.element(page.getByText(/^Último resultado/u)).not.toBeInTheDocument();
  });
});

describe('the offered security questions', () => {
  const dialog = page.getByRole('dialog', { name: 'Perguntas de segurança' });
  const offering = () => {
    const server = createMockServer();
    server.respond('getHome', buildHome({ quiz_pessoal: false }));
    return server;
  };

  it('may be put off, and are not offered again in this visit', async () => {
    const app = await open('/home', { server: offering() });
    await expect.element(dialog.getByLabelText('Escolha a pergunta 1')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await dialog.getByRole('button', { name: 'Agora não' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await page.getByRole('link', { name: 'Resultados', exact: true }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Resultados' })).toBeVisible();
    app.back();
    await expect.element(page.getByRole('heading', { level: 1, name: /Bia/u })).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('three distinct ones are saved, and told', async () => {
    const conta = buildConta({ perguntas_resposta: [] });
    const app = await open('/home', { server: offering(), conta });
    const ids = conta.perguntas_seguranca.slice(0, 3).map(({ id }) => String(id));
    for (const [n, id] of ids.entries()) {
      await dialog.getByLabelText(`Escolha a pergunta ${n + 1}`).selectOptions(id);
      await dialog.getByLabelText(`Resposta da pergunta ${n + 1}`).fill(`resposta ${n + 1}`);
    }
    await dialog.getByRole('button', { name: 'Salvar perguntas' }).click();
    await expect.element(page.getByRole('status').getByText('Dados salvos com sucesso!')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(app.server.calls('updateConta')).toHaveLength(1);
  });

  it('are never offered to staff who look on', async () => {
    await open('/home', { server: offering(), person: PROFESSOR_WITH_BIA });
    await expect.element(ranking.getByRole('list', { name: 'Pódio' })).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
  });
});

it.each([
  { size: [320, 640] as const, text: '' },
  { size: [320, 640] as const, text: '200%' },
])('nothing reaches over the edge at 320 px, text $text', async ({ size: [width, height], text }) => {
  await page.viewport(width, height);
  document.documentElement.style.fontSize = text;
  const server = createMockServer();
  server.respond('getHomeRanking', rankingOf({ students: 34, own: 12 }));
  await open('/home', { server, conta: buildConta({ nome_social: 'Wolfeschlegelsteinha' }) });
  await expect.element(ranking.getByRole('list', { name: 'Pódio' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  document.documentElement.style.fontSize = '';
});
