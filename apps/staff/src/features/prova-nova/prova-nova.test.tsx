/** The wizard of an exam in the frame of the console: its steps, what is saved and when, and its publication. */
import type { Claims } from '@luneta/app-shell/testing';
import type { Checagem, RascunhoAvaliacao } from '@luneta/api-client';
import { buildGestaoProva, createMockServer, type MockServer } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { axeViolations, open } from '../../testing/open.tsx';
import { PROFESSOR, staff } from '../../testing/people.ts';
import { AVISOS, buildRascunho, DOCUMENTO, item, RASCUNHO_ID, rascunhos } from '../../testing/rascunhos.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const heading = (name: string) => page.getByRole('heading', { level: 2, name });
const prova = page.getByRole('region', { name: 'Questões da prova' });
const places = () =>
  prova
    .getByRole('listitem')
    .elements()
    .map((row) => row.getAttribute('data-lugar') && row.textContent)
    .filter((text) => text);

type Options = {
  rascunho?: RascunhoAvaliacao;
  avisos?: readonly Checagem[];
  server?: MockServer;
  person?: Claims;
  width?: number;
};

async function openEtapa(etapa: string | null, { rascunho, avisos, ...more }: Options = {}) {
  const { server = createMockServer(), width = 1280, ...options } = more;
  await page.viewport(width, 800);
  rascunhos(rascunho, avisos)(server);
  const query = etapa === null ? '' : `?etapa=${etapa}`;
  return open(`/provas/rascunhos/${RASCUNHO_ID}${query}`, { server, ...options });
}
const sent = (server: MockServer) => server.calls('saveRascunhoAvaliacao').map(({ body }) => body);

describe('a new exam', () => {
  it('is saved as one goes to the second step, and has an address of its own then', async () => {
    await page.viewport(1280, 800);
    const server = createMockServer();
    rascunhos()(server);
    const app = await open('/provas/nova', { server });
    await page.getByLabelText('Nome da prova').fill('Prova de Química');
    await page.getByLabelText('Ciclo').selectOptions('1º ciclo de 2026');
    expect(await axeViolations()).toEqual([]);
    await button('Continuar: dias').click();
    await expect.element(heading('Dias')).toHaveFocus();
    const [call] = server.calls('saveRascunhoAvaliacao');
    expect(app.place()).toBe(`/provas/rascunhos/${call?.path['rascunho_id']}?etapa=dias`);
    expect(call?.body).toMatchObject({ descricao: 'Prova de Química', ciclo_id: 4, nota_maxima: 10, turmas: [] });
    expect(call?.body).not.toHaveProperty('versao');
    await expect.element(page.getByText(/^Rascunho salvo /)).toBeVisible();
  });

  it('with a scale that is no number stays, and says so at the field', async () => {
    const server = createMockServer();
    rascunhos()(server);
    await open('/provas/nova', { server });
    await page.getByLabelText('Nota máxima').fill('dez');
    await button('Continuar: dias').click();
    await expect.element(page.getByLabelText('Nota máxima')).toHaveFocus();
    await expect.element(page.getByLabelText('Nota máxima')).toHaveAccessibleDescription(/Use um número de 0 a 1\.000/);
    expect(sent(server)).toEqual([]);
  });

  it('of paper is not shuffled', async () => {
    const server = createMockServer();
    rascunhos()(server);
    await open('/provas/nova', { server });
    await page.getByRole('switch', { name: 'Embaralhar a ordem das questões' }).click();
    await page.getByRole('radio', { name: 'Presencial' }).click();
    await expect.element(page.getByText(/^Para embaralhar, a aplicação precisa ser Online/)).toBeVisible();
    await button('Continuar: dias').click();
    await expect.element(heading('Dias')).toBeVisible();
    expect(sent(server)).toMatchObject([{ tipo_aplicacao: 'Presencial', embaralhar: false }]);
  });
});

describe('days', () => {
  it('are put in as long as the last one, and taken out with their questions after a question', async () => {
    const { server } = await openEtapa('dias');
    await button('Acrescentar dia').click();
    await expect.element(page.getByLabelText('Duração em minutos').nth(1)).toHaveValue('50');
    expect(await axeViolations()).toEqual([]);
    await button('Tirar dia 1').click();
    await expect.element(page.getByText('As 3 questões deste dia saem da prova. No banco, nada muda.')).toBeVisible();
    await button('Tirar dia').click();
    await button('Continuar: questões').click();
    await expect.element(heading('Questões')).toBeVisible();
    expect(sent(server)).toMatchObject([{ dias: [{ dia_prova: 1, itens: [] }], turmas: [{ dias: [] }] }]);
  });
});

describe('questions', () => {
  it('enter from the bank by one press, with totals, and leave by another', async () => {
    await openEtapa('questoes');
    const totais = page.getByRole('region', { name: 'Totais da prova' });
    await expect.poll(() => totais.element().textContent).toMatch(/^3questões/u);
    await button(/^Pôr Q-0207 na prova/).click();
    await expect.poll(() => totais.element().textContent).toMatch(/^4questões/u);
    await expect.element(totais.getByText('Física 1')).toBeVisible();
    expect(totais.element().textContent).toContain('15 min');
    await expect.element(prova.getByText(/Q-0207 .* acabou de entrar/)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await button(/^Tirar Q-0207 da prova/).click();
    await expect.poll(() => totais.element().textContent).toMatch(/^3questões/u);
  });

  it('are moved by the keys of the handle, which keeps the focus', async () => {
    const { server } = await openEtapa('questoes');
    const handle = (n: number) => button(`Mover a questão ${n}: setas para cima e para baixo`);
    await expect.element(handle(3)).toBeVisible();
    handle(3).element().focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect.element(handle(1)).toHaveFocus();
    expect(places()[0]).toContain('Balanceamento da combustão do etanol');
    await button('Continuar: turmas').click();
    await expect.element(heading('Turmas e horários')).toBeVisible();
    expect(sent(server)).toMatchObject([{ dias: [{ itens: [item(412, 1), item(409, 2), item(410, 3)] }] }]);
  });

  it('are moved by number, and given points, in their sheet', async () => {
    const { server } = await openEtapa('questoes');
    await button('Mais opções da questão 1').click();
    await page.getByLabelText('Pontos').fill('2,5');
    await button('Usar estes pontos').click();
    await page.getByLabelText('Mover para…').fill('3');
    expect(await axeViolations()).toEqual([]);
    await button('Mover').click();
    await expect.poll(() => places()[2]).toContain('2,5 pontos');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect
      .poll(() => sent(server))
      .toMatchObject([{ dias: [{ itens: [item(410, 1), item(412, 2), { ...item(409, 3), pontuacao: 2.5 }] }] }]);
  });

  it('of one passage are tied, and torn apart they can be joined again', async () => {
    await openEtapa('questoes');
    await expect.element(page.getByText('Texto “Chuva ácida em Cubatão”')).toBeVisible();
    await expect.element(page.getByText('vale para 1 e 2')).toBeVisible();
    await button('Mais opções da questão 1').click();
    await page.getByLabelText('Mover para…').fill('3');
    await button('Mover').click();
    await expect
      .element(page.getByText('O texto “Chuva ácida em Cubatão” vale para 1 e 3, que estão separadas.'))
      .toBeVisible();
    await button('Juntar').click();
    await expect.element(page.getByText('vale para 1 e 2')).toBeVisible();
  });

  it('of a language wait for the other one in the same place, which is chosen for it', async () => {
    const dias = DOCUMENTO.dias.map((dia) => ({ ...dia, itens: [item(409, 1), item(601, 2, 1)] }));
    const { server } = await openEtapa('questoes', { rascunho: buildRascunho({ dias }) });
    await expect.element(page.getByText('Falta 1 par de língua.')).toBeVisible();
    await button('Escolher par').click();
    await expect.element(page.getByText('Escolha a questão de Espanhol do lugar 2.')).toBeVisible();
    await expect.poll(() => server.calls('listQuestoes').at(-1)?.query).toMatchObject({ lingua: '2' });
    await button(/^Pôr Q-0701 na prova/).click();
    await expect.element(page.getByText('Falta 1 par de língua.')).not.toBeInTheDocument();
    await button('Salvar rascunho').click();
    await expect
      .poll(() => sent(server))
      .toMatchObject([{ solicitar_idioma: true, dias: [{ itens: [item(409, 1), item(601, 2, 1), item(701, 2, 2)] }] }]);
  });

  it('are proposed by subject and level, and enter when the proposal is accepted', async () => {
    const { server } = await openEtapa('questoes');
    await page.getByRole('radio', { name: 'Por filtro' }).click();
    await button('Propor questões').click();
    await expect.element(page.getByText('Escolha a matéria.')).toBeVisible();
    await page.getByRole('combobox', { name: 'Matéria' }).selectOptions('Matemática');
    await page.getByLabelText('Semente (opcional)').fill('7021');
    await button('Propor questões').click();
    await expect.element(page.getByText('1 questão proposta · semente 7021')).toBeVisible();
    expect(server.calls('createSorteio').map(({ body }) => body)).toMatchObject([
      { dia_prova: 1, partes: [{ materia_id: 1, dificuldade: null, qtde: 5 }], evitar_turmas: [31], semente: 7021 },
    ]);
    await expect.element(page.getByText('Faltam 2 de Matemática: o banco não tem mais.')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await button('Pôr a questão na prova').click();
    await expect.element(prova.getByText(/^MAT-0501/)).toBeVisible();
  });

  it('lead to the import with what was changed saved, and the way back', async () => {
    const app = await openEtapa('questoes');
    await button(/^Pôr Q-0207 na prova/).click();
    await page.getByRole('radio', { name: 'Importar' }).click();
    await button('Importar questões').click();
    await expect.poll(app.place).toBe(`/escola/importacoes/nova?tipo=questoes&prova=${RASCUNHO_ID}`);
    expect(sent(app.server)).toHaveLength(1);
  });

  it('tell of a newer revision, and take it', async () => {
    const rascunho = buildRascunho();
    const questoes = rascunho.questoes.map((one, n) => (n === 0 ? { ...one, mais_nova_id: 940 } : one));
    const { server } = await openEtapa('questoes', { rascunho: { ...rascunho, questoes } });
    await button('Mais opções da questão 1').click();
    await button('Usar a revisão mais nova').click();
    await button('Salvar rascunho').click();
    await expect
      .poll(() => sent(server))
      .toMatchObject([{ dias: [{ itens: [item(940, 1), item(410, 2), item(412, 3)] }] }]);
  });
});

describe('classes and times', () => {
  it('have one window for all, or each its own', async () => {
    const { server } = await openEtapa('turmas');
    await page.getByRole('combobox', { name: 'Quem faz a prova' }).click();
    await userEvent.keyboard('3B{Enter}{Escape}');
    await page.getByLabelText('Fim').fill('2027-12-03T17:00');
    await page.getByRole('radio', { name: 'Cada turma o seu' }).click();
    await page.getByLabelText('Início').nth(1).fill('2027-12-04T14:30');
    await page.getByLabelText('Entrada').nth(1).selectOptions('Com código');
    expect(await axeViolations()).toEqual([]);
    await button('Conferir a prova').click();
    await expect.element(heading('Conferir')).toBeVisible();
    expect(sent(server)).toMatchObject([
      {
        turmas: [
          { turma_id: 31, dias: [{ inicio: '2027-12-03T14:30', fim: '2027-12-03T17:00', entrada: 'livre' }] },
          { turma_id: 32, dias: [{ inicio: '2027-12-04T14:30', fim: '2027-12-03T17:00', entrada: 'codigo' }] },
        ],
      },
    ]);
  });

  it('a beginning proposes an end; a short window says so at the field', async () => {
    await openEtapa('turmas', { rascunho: buildRascunho({ turmas: [{ turma_id: 31, dias: [] }] }) });
    await page.getByLabelText('Início').fill('2027-12-03T08:00');
    await expect.element(page.getByLabelText('Fim')).toHaveValue('2027-12-03T08:50');
    await page.getByLabelText('Fim').fill('2027-12-03T08:30');
    await expect
      .element(page.getByLabelText('Fim'))
      .toHaveAccessibleDescription(/A janela tem 30 min e a prova dura 50 min\. Aumente a janela\./);
  });

  it('stand in the week beside the other exams of the classes, those at the same time in words', async () => {
    const server = createMockServer();
    server.respond('listGestaoProvas', [
      buildProva(31, 'Química bimestral', '2027-12-03T15:00:00-03:00', '2027-12-03T17:00:00-03:00'),
      buildProva(32, 'De outra turma', '2027-12-03T15:00:00-03:00', '2027-12-03T17:00:00-03:00'),
    ]);
    await openEtapa('turmas', { server });
    const semana = page.getByRole('region', { name: 'Semana das turmas' });
    await expect.element(semana.getByText('Química bimestral')).toBeVisible();
    await expect.element(semana.getByText('3A · no mesmo horário')).toBeVisible();
    await expect.element(semana.getByText('De outra turma')).not.toBeInTheDocument();
    expect(server.calls('listGestaoProvas').at(-1)?.query).toMatchObject({
      data_inicio: '2027-11-29',
      data_fim: '2027-12-05',
    });
  });
});

describe('checks and publication', () => {
  it('what stops leads to its step, and the exam is not published', async () => {
    const app = await openEtapa('conferir', { rascunho: buildRascunho({ turmas: [] }) });
    const stops = page.getByRole('region', { name: 'Impede a publicação' });
    await expect.element(stops.getByText('Escolha pelo menos uma turma.')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await button('Continuar: publicar').click();
    await expect.element(button('Publicar: falta 1')).toBeVisible();
    await button('Publicar: falta 1').click();
    await stops.getByRole('button', { name: 'Escolher turmas' }).click();
    await expect.poll(app.place).toBe(`/provas/rascunhos/${RASCUNHO_ID}?etapa=turmas`);
    expect(app.server.calls('publishAvaliacao')).toEqual([]);
  });

  it('warnings are accepted once for all; then the exam is published and leads to its page', async () => {
    const app = await openEtapa('publicar', { avisos: AVISOS });
    await expect.element(page.getByText('Saem sozinhos depois do prazo de todas as turmas.')).toBeVisible();
    const tick = page.getByRole('checkbox', { name: 'Publicar assim mesmo, com os 3 avisos' });
    await expect.element(tick).not.toBeChecked();
    await button('Publicar prova').click();
    await expect.element(page.getByText('Leia os avisos e marque aqui para publicar.')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    expect(app.server.calls('publishAvaliacao')).toEqual([]);
    await tick.click();
    // The draft that is read again then has no wizard any more.
    app.server.respond('getRascunhoAvaliacao', buildRascunho({}, { editavel: false, avaliacao_conhecimento_id: 62 }));
    await button('Publicar prova').click();
    await expect.poll(app.place).toBe('/provas/avaliacoes/62');
    expect(app.server.calls('publishAvaliacao').map(({ body }) => body)).toEqual([
      { versao: 4, avisos_aceitos: ['imagem_sem_descricao', 'questao_vista'] },
    ]);
  });

  it('a refusal says that the school changed, and asks for the checks again', async () => {
    const { server } = await openEtapa('publicar');
    server.fail('publishAvaliacao', 409, { codigo: 'avisos_nao_aceitos' });
    await button('Publicar prova').click();
    await expect.element(page.getByText(/^A escola mudou desde que você conferiu/)).toBeVisible();
    await expect.poll(() => server.calls('getVerificacao').length).toBe(2);
  });

  it('who may not publish is told who does', async () => {
    await openEtapa('publicar', { rascunho: buildRascunho({}, { publicavel_por_mim: false }), person: PROFESSOR });
    await expect.element(page.getByText(/^Você pode montar esta prova, e quem a publica é/)).toBeVisible();
    await expect.element(button('Publicar prova')).not.toBeInTheDocument();
  });

  it('both apps show the question that was chosen', async () => {
    await openEtapa('conferir');
    for (const app of ['Tela do aluno, Versão 1 · jogo', 'Tela do aluno, Versão 2'])
      await expect
        .element(page.getByRole('region', { name: app, exact: true }).getByText('Óxidos que formam ácidos na chuva'))
        .toBeVisible();
    await page.getByRole('combobox', { name: 'Questão' }).selectOptions('Questão 3');
    await expect
      .element(page.getByRole('region', { name: 'Tela do aluno, Versão 2' }).getByText(/Balanceamento da combustão/))
      .toBeVisible();
  });
});

describe('what somebody else does meanwhile', () => {
  it('another save keeps what is typed and offers both ways', async () => {
    const { server } = await openEtapa('oque');
    await page.getByLabelText('Nome da prova').fill('O meu nome');
    server.fail('saveRascunhoAvaliacao', 409, { codigo: 'versao_diferente' });
    server.respond('getRascunhoAvaliacao', buildRascunho({ descricao: 'O nome do outro' }, { versao: 9 }));
    await button('Salvar rascunho').click();
    await expect.element(page.getByText('Outra pessoa salvou este rascunho')).toBeVisible();
    await expect.element(page.getByLabelText('Nome da prova')).toHaveValue('O meu nome');
    expect(await axeViolations()).toEqual([]);
    await button('Salvar o meu').click();
    await expect.poll(() => sent(server).at(-1)).toMatchObject({ descricao: 'O meu nome', versao: 9 });
    await button('Usar o que está salvo').click();
    await expect.element(page.getByLabelText('Nome da prova')).toHaveValue('O nome do outro');
  });

  it('published, it is read, and leads to the exam', async () => {
    await openEtapa('oque', { rascunho: buildRascunho({}, { editavel: false, avaliacao_conhecimento_id: 62 }) });
    await expect.element(page.getByText(/^Este rascunho já virou prova/)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Abrir a prova' }))
      .toHaveAttribute('href', '/provas/avaliacoes/62');
    expect(await axeViolations()).toEqual([]);
  });

  it('who may only read finds no field, and who may publish can', async () => {
    const rascunho = buildRascunho({}, { editavel: false, publicavel_por_mim: true });
    const app = await openEtapa(null, { rascunho, person: staff('gestao_escola') });
    await expect.element(page.getByText(/^Você pode ler este rascunho/)).toBeVisible();
    await expect.element(page.getByLabelText('Nome da prova')).not.toBeInTheDocument();
    await button('Publicar prova').click();
    await expect.poll(app.place).toBe('/provas/avaliacoes/62');
  });
});

describe('a device without connection', () => {
  it('goes on to another step, keeps the work, and offers it back later', async () => {
    const app = await openEtapa('oque');
    await page.getByLabelText('Nome da prova').fill('Feita sem conexão');
    app.server.setOffline(true);
    await button('Continuar: dias').click();
    await expect.element(heading('Dias')).toBeVisible();
    await expect.element(page.getByText('Sem conexão', { exact: true })).toBeVisible();
    app.server.setOffline(false);
    await page.getByRole('link', { name: 'Fechar e voltar aos rascunhos' }).click();
    await expect.element(page.getByText(/fica guardado neste aparelho e é oferecido quando você voltar/)).toBeVisible();
    await button('Sair sem salvar').click();
    await page.getByRole('link', { name: 'Continuar Avaliação bimestral de Matemática' }).click();
    await expect.element(page.getByText(/^Há um rascunho deste aparelho, de .+\. Recuperar\?$/)).toBeVisible();
    await button('Recuperar').click();
    await button('O que, concluída').click();
    await expect.element(page.getByLabelText('Nome da prova')).toHaveValue('Feita sem conexão');
  });
});

describe('a phone', () => {
  it('begins with the steps and what each lacks', async () => {
    const app = await openEtapa(null, { rascunho: buildRascunho({ turmas: [] }), width: 360 });
    const steps = page.getByRole('list', { name: 'Passos da prova' });
    await expect.element(steps.getByText('Escolha pelo menos uma turma.')).toBeVisible();
    // The steps are taller than this screen.
    await page.viewport(360, 640);
    await expect.element(page.getByRole('link', { name: 'Continuar: turmas e horários' })).toBeInViewport({ ratio: 1 });
    expect(await axeViolations()).toEqual([]);
    await page.getByRole('link', { name: 'Continuar: turmas e horários' }).click();
    await expect.poll(app.place).toBe(`/provas/rascunhos/${RASCUNHO_ID}?etapa=turmas`);
    await page.getByRole('link', { name: 'Voltar à lista de passos' }).click();
    await expect.poll(app.place).toBe(`/provas/rascunhos/${RASCUNHO_ID}`);
  });

  it('chooses by one tap, with the totals in a tray', async () => {
    await openEtapa('questoes', { width: 360 });
    await expect.element(page.getByRole('radio', { name: 'Prova 3' })).toBeChecked();
    await page.getByRole('radio', { name: 'Escolher' }).click();
    await button(/^Pôr Q-0207 na prova/).click();
    await expect.element(page.getByText('4 questões', { exact: true })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it.each(['oque', 'dias', 'questoes', 'turmas', 'conferir', 'publicar'])(
    'of 320 px has no sideways scroll at %s',
    async (etapa) => {
      await openEtapa(etapa, { width: 320, avisos: AVISOS });
      await expect.element(page.getByText(/^Etapa \d de 6$/)).toBeVisible();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    },
  );
});

function buildProva(turma_id: number, descricao: string, data_hora_inicial: string, disponivel_ate: string) {
  return buildGestaoProva({
    turma_avaliacao_id: 900 + turma_id,
    avaliacao_conhecimento_id: 900 + turma_id,
    turma_id,
    turma_codigo: turma_id === 31 ? '3A' : '3B',
    descricao,
    dias: [{ dia_prova: 1, data_hora_inicial, disponivel_ate, qtde_itens: 10, tem_redacao: false }],
  });
}
