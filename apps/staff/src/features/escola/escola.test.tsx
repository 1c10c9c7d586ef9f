import type { StaffPerfil } from '@luneta/domain';
import { createMockServer, type MockServer } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { axeViolations, open } from '../../testing/open.tsx';
import { staff } from '../../testing/people.ts';
import { PHONES } from '../../testing/sizes.ts';

const coins = page.getByLabelText('Nome das moedas');
const save = page.getByRole('button', { name: 'Salvar', exact: true });

type Options = { path?: string; perfil?: StaffPerfil; server?: MockServer; width?: number };

async function opened({
  path = '/escola',
  perfil = 'diretor',
  server = createMockServer(),
  width = 1280,
}: Options = {}) {
  await page.viewport(width, 900);
  const app = await open(path, { server, person: staff(perfil) });
  await expect.element(page.getByRole('navigation', { name: 'Partes da escola' })).toBeVisible();
  return app;
}

describe('settings', () => {
  it.each([1280, ...PHONES])('at %i px each says beside it what it changes for students', async (width) => {
    await opened({ width });
    await expect.element(coins).toHaveValue('moedas');
    await expect
      .element(
        page.getByText('Os alunos da Versão 1 · jogo leem este nome no jogo, na compra de vidas e nos resultados.'),
      )
      .toBeVisible();
    await expect.element(page.getByLabelText('Política de privacidade')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(await axeViolations()).toEqual([]);
  });

  it('on a wide page the tabs begin where the title begins', async () => {
    await opened();
    const tabs = page.getByRole('navigation', { name: 'Partes da escola' }).getByRole('list');
    const title = page.getByRole('heading', { level: 1 });
    expect(tabs.element().getBoundingClientRect().left).toBe(title.element().getBoundingClientRect().left);
    const [first] = tabs.getByRole('link').elements();
    expect(first?.getBoundingClientRect().left).toBe(title.element().getBoundingClientRect().left);
  });

  it('sends what changed over the version that was read, and says that it is saved', async () => {
    const { server } = await opened();
    await userEvent.fill(coins, 'estrelinhas');
    await userEvent.fill(page.getByLabelText('Minutos até uma vida voltar'), '10');
    await page.getByRole('switch', { name: 'Pesquisa de satisfação' }).click();
    await expect.element(page.getByText('3 alterações não salvas')).toBeVisible();
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.element(page.getByText('Salvo com sucesso')).toBeVisible();
    expect(server.calls('updateConfiguracaoEscola').map(({ body }) => body)).toEqual([
      { versao: 4, nome_moeda: 'estrelinhas', segundos_por_vida: 600, pesquisa_ativa: false },
    ]);
    await expect.element(page.getByText('Tudo salvo').first()).toBeVisible();
  });

  it('[ESC-3] a zone without exams ahead asks nothing; [ESC-9] where the clock would be in the past only the instant is offered', async () => {
    const { server } = await opened();
    const zone = page.getByLabelText('Fuso horário');
    const previa = { fuso_horario: 'America/Sao_Paulo', qtde_janelas: 0, janelas: [] };
    server.respond('getPreviaFuso', previa);
    await userEvent.selectOptions(zone, 'Manaus (America/Manaus)');
    await expect.element(page.getByText(/^Nenhuma prova marcada pela frente/u)).toBeVisible();
    const [inicio_em, fim_em] = ['2026-11-29T08:00:00-03:00', '2026-11-29T13:30:00-03:00'];
    const [inicio_em_relogio, fim_em_relogio] = ['2026-11-29T07:00:00-03:00', '2026-11-29T12:30:00-03:00'];
    const exam = {
      turma_avaliacao_id: 301,
      dia_prova: 1,
      descricao: 'Simulado',
      serie_nome: '3ª série',
      turma_codigo: '3A',
    };
    const janela = { ...exam, inicio_em, fim_em, inicio_em_relogio, fim_em_relogio, comecaria_antes: true };
    server.respond('getPreviaFuso', { ...previa, qtde_janelas: 1, janelas: [janela] });
    await userEvent.selectOptions(zone, 'Fernando de Noronha (America/Noronha)');
    await expect.element(page.getByText('já teria começado')).toBeVisible();
    await expect.element(page.getByRole('radio', { name: 'Manter o horário do relógio' })).not.toBeInTheDocument();
    await page.getByRole('radio', { name: 'Manter o instante' }).click();
    await save.click();
    await expect.element(page.getByText('Salvo com sucesso')).toBeVisible();
    expect(server.calls('updateConfiguracaoEscola').map(({ body }) => body)).toEqual([
      { versao: 4, fuso_horario: 'America/Noronha', janelas: 'instante' },
    ]);
  });

  it('names the school and its zone, and says beside them what they change for students', async () => {
    const { server } = await opened();
    await expect
      .element(page.getByText(/Com provas marcadas pela frente, você escolhe o que elas mantêm/u))
      .toBeVisible();
    const nome = page.getByLabelText('Nome da escola');
    await userEvent.fill(nome, ' . ');
    await save.click();
    await expect.element(page.getByText('Dê um nome à escola, com letras ou números.')).toBeVisible();
    await userEvent.fill(nome, 'Colégio Aurora');
    await userEvent.selectOptions(page.getByLabelText('Fuso horário'), 'Manaus (America/Manaus)');
    await expect.element(page.getByText('2 horários de prova ainda não começaram')).toBeVisible();
    await save.click();
    await expect.element(page.getByText('Escolha o que as provas marcadas mantêm.')).toBeVisible();
    expect(server.calls('updateConfiguracaoEscola')).toEqual([]);
    expect(await axeViolations()).toEqual([]);
    await page.getByRole('radio', { name: 'Manter o horário do relógio' }).click();
    await save.click();
    await expect.element(page.getByText('Salvo com sucesso')).toBeVisible();
    expect(server.calls('updateConfiguracaoEscola').map(({ body }) => body)).toEqual([
      { versao: 4, nome: 'Colégio Aurora', fuso_horario: 'America/Manaus', janelas: 'relogio' },
    ]);
  });

  it('results wait for somebody to look at them where the school says so (D 226)', async () => {
    const { server } = await opened();
    await page.getByRole('radio', { name: 'Só depois que alguém confere e libera' }).click();
    await expect.element(page.getByText(/o que já terminou e espera conferência sai na hora/)).toBeVisible();
    await save.click();
    await expect
      .poll(() => server.calls('updateConfiguracaoEscola').map(({ body }) => body))
      .toEqual([{ versao: 4, liberacao: 'conferida' }]);
  });

  it('the profiles that make access slips are chosen one by one [PER-12]', async () => {
    const { server } = await opened();
    await expect.element(page.getByRole('checkbox', { name: 'Direção' })).toBeChecked();
    await page.getByText('Coordenação', { exact: true }).click();
    await save.click();
    await expect
      .poll(() => server.calls('updateConfiguracaoEscola').map(({ body }) => body))
      .toEqual([{ versao: 4, fichas_por: ['coordenador', 'diretor'] }]);
  });

  it('whether teachers publish [PER-13] and questions are reviewed [PER-14] is switched one by one', async () => {
    const { server } = await opened();
    const publishes = page.getByRole('switch', { name: 'Professores publicam provas' });
    await expect.element(publishes).toBeChecked();
    await publishes.click();
    await page.getByRole('switch', { name: 'Revisar as questões antes de usar' }).click();
    await save.click();
    await expect
      .poll(() => server.calls('updateConfiguracaoEscola').map(({ body }) => body))
      .toEqual([{ versao: 4, professor_publica: false, revisao_questoes: true }]);
  });

  it('what is wrong is said at the field, and nothing is sent', async () => {
    const { server } = await opened();
    await userEvent.fill(page.getByLabelText('Meses até anonimizar quem saiu'), '3');
    await save.click();
    await expect.element(page.getByText('Use um número inteiro de 12 a 240.')).toBeVisible();
    expect(server.calls('updateConfiguracaoEscola')).toEqual([]);
  });

  it('the erasure after the months is switched on by the school, which reads before that nobody can undo it', async () => {
    const { server } = await opened();
    const automatic = page.getByRole('switch', { name: 'Apagar automaticamente ao fim do prazo' });
    await expect.element(automatic).not.toBeChecked();
    await expect
      .element(page.getByText(/ninguém consegue desfazer.+30 dias depois.+nada é apagado sozinho/u))
      .toBeVisible();
    await automatic.click();
    await save.click();
    await expect.element(page.getByText('Salvo com sucesso')).toBeVisible();
    expect(server.calls('updateConfiguracaoEscola').map(({ body }) => body)).toEqual([
      { versao: 4, anonimizacao_automatica: true },
    ]);
  });

  it("somebody else's save keeps what was typed here", async () => {
    const server = createMockServer();
    const { server: used } = await opened({ server });
    await userEvent.fill(coins, 'estrelinhas');
    server.fail('updateConfiguracaoEscola', 409, { codigo: 'versao_antiga', message: 'Alguém alterou.' });
    await save.click();
    await expect.element(page.getByText(/^Alguém alterou as configurações enquanto você editava/u)).toBeVisible();
    await expect.element(coins).toHaveValue('estrelinhas');
    expect(used.calls('getConfiguracaoEscola')).toHaveLength(2);
  });

  it('leaving with changes asks first', async () => {
    const app = await opened();
    await userEvent.fill(coins, 'estrelinhas');
    await page.getByRole('link', { name: 'Hoje' }).click();
    await page.getByRole('button', { name: 'Continuar editando' }).click();
    expect(app.place()).toBe('/escola');
    await page.getByRole('button', { name: 'Descartar' }).click();
    const asked = page.getByRole('alertdialog', { name: 'Descartar 1 alteração?' });
    await asked.getByRole('button', { name: 'Continuar editando' }).click();
    await expect.element(coins).toHaveValue('estrelinhas');
    await page.getByRole('button', { name: 'Descartar' }).click();
    await asked.getByRole('button', { name: 'Descartar alterações' }).click();
    await expect.element(coins).toHaveValue('moedas');
    await page.getByRole('link', { name: 'Hoje' }).click();
    await expect.poll(() => app.place()).toBe('/hoje');
  });

  it.each<StaffPerfil>(['coordenador', 'gestao_vida', 'supervisor'])(
    '%s reads them and changes nothing',
    async (perfil) => {
      await opened({ perfil });
      await expect.element(page.getByText(/^Você pode ver as configurações/u)).toBeVisible();
      await expect.element(coins).toHaveAttribute('readonly');
      await expect.element(save).not.toBeInTheDocument();
      expect(await axeViolations()).toEqual([]);
    },
  );
});

describe('notices', () => {
  it('is written for whole days of the school', async () => {
    const { server } = await opened({ path: '/escola/avisos' });
    await page.getByRole('button', { name: 'Escrever aviso' }).click();
    const dialog = page.getByRole('dialog', { name: 'Novo aviso' });
    await userEvent.fill(dialog.getByLabelText('Título'), 'Manutenção');
    await userEvent.fill(dialog.getByLabelText('Texto'), 'No sábado, das 6h às 8h.');
    await dialog.getByRole('button', { name: 'Salvar aviso' }).click();
    await expect.element(dialog.getByText('Escolha os dois dias.')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await userEvent.fill(dialog.getByLabelText('De'), '2026-12-04');
    await userEvent.fill(dialog.getByLabelText('Até'), '2026-12-05');
    await dialog.getByRole('button', { name: 'Salvar aviso' }).click();
    await expect.element(page.getByText('Aviso salvo')).toBeVisible();
    expect(server.calls('saveGestaoAviso')[0]?.body).toEqual({
      titulo: 'Manutenção',
      texto: 'No sábado, das 6h às 8h.',
      inicio: '2026-12-04T03:00:00.000Z',
      fim: '2026-12-06T02:59:59.000Z',
    });
  });

  it('that is on now can be ended, after a question', async () => {
    const server = createMockServer();
    server.respond('listGestaoAvisos', [
      {
        id: 'agora',
        titulo: 'Lanche',
        texto: 'Hoje mais cedo.',
        inicio: '2020-01-01T00:00:00Z',
        fim: '2090-01-01T00:00:00Z',
      },
    ]);
    await opened({ path: '/escola/avisos', server });
    await page.getByRole('button', { name: 'Encerrar agora o aviso Lanche' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Encerrar agora' }).click();
    await expect.element(page.getByText('Aviso encerrado')).toBeVisible();
    expect(server.calls('saveGestaoAviso')[0]).toMatchObject({
      path: { aviso_id: 'agora' },
      body: { titulo: 'Lanche' },
    });
  });

  it('coordenador reads them', async () => {
    await opened({ path: '/escola/avisos', perfil: 'coordenador' });
    await expect.element(page.getByRole('heading', { name: 'Manutenção no sábado' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Escrever aviso' })).not.toBeInTheDocument();
  });
});

it('the survey is read without anybody being named', async () => {
  await opened({ path: '/escola/pesquisa' });
  await expect.element(page.getByText('Gosto de ver o que errei logo depois.')).toBeVisible();
  await expect.element(page.getByRole('list', { name: 'Resumo' }).getByText('respostas · NPS 43,1')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

it.each<[perfil: StaffPerfil, path: string]>([
  ['supervisor', '/escola/avisos'],
  ['coordenador', '/escola/pesquisa'],
])('%s does not find %s', async (perfil, path) => {
  await open(path, { person: staff(perfil) });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ops...' })).toBeVisible();
});

describe('accounts of the staff', () => {
  const ivo = page.getByRole('dialog', { name: 'Ivo Nakamura Prado' });
  const mara = page.getByRole('dialog', { name: 'Mara Teles de Andrade' });
  async function openConta(nome: string, perfil: StaffPerfil = 'diretor') {
    const app = await opened({ path: '/escola/equipe', perfil });
    await page.getByRole('button', { name: `Abrir a conta de ${nome}` }).click();
    return app;
  }

  it.each([1280, 360])('at %i px say who may sign in, and whether with two steps', async (width) => {
    await opened({ path: '/escola/equipe', perfil: 'admin', width });
    await expect.element(page.getByText('Ivo Nakamura Prado')).toBeVisible();
    await expect.element(page.getByText('Duas etapas', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Acesso encerrado')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(await axeViolations()).toEqual([]);
  });

  it('a reset of the two steps says what follows and wants a reason', async () => {
    const { server } = await openConta('Ivo Nakamura Prado', 'admin');
    await ivo.getByRole('button', { name: 'Redefinir a verificação em duas etapas' }).click();
    const asked = page.getByRole('dialog', { name: 'Redefinir a verificação em duas etapas?' });
    await expect.element(asked.getByText(/sai de todos os aparelhos e entra de novo só com a senha/u)).toBeVisible();
    await asked.getByRole('button', { name: 'Redefinir' }).click();
    await expect.element(asked.getByText('Escreva o motivo com pelo menos 5 letras.')).toBeVisible();
    expect(server.calls('resetDuasEtapas')).toEqual([]);
    await asked.getByLabelText('Motivo').fill('Perdeu o celular e os códigos');
    await asked.getByRole('button', { name: 'Redefinir' }).click();
    await expect.element(asked).not.toBeInTheDocument();
    expect(server.calls('resetDuasEtapas').map(({ path, body }) => [path['pessoa_id'], body])).toEqual([
      ['31', { motivo: 'Perdeu o celular e os códigos' }],
    ]);
  });

  it('[EQU-2] the end of an access names the person on its button, wants a reason, and is told', async () => {
    const { server } = await openConta('Ivo Nakamura Prado');
    expect(await axeViolations()).toEqual([]);
    await ivo.getByRole('button', { name: 'Encerrar acesso' }).click();
    const asked = page.getByRole('dialog', { name: 'Encerrar o acesso de Ivo Nakamura Prado?' });
    await expect.element(asked.getByRole('list', { name: 'Para agora' })).toBeVisible();
    await expect.element(asked.getByRole('list', { name: 'Fica na escola' })).toBeVisible();
    await expect.element(asked.getByLabelText(/^Quem assume/u)).not.toBeInTheDocument();
    expect(await axeViolations()).toEqual([]);
    await asked.getByLabelText('Motivo').fill('Deixou a escola');
    await asked.getByRole('button', { name: 'Encerrar acesso de Ivo' }).click();
    await expect.element(page.getByText('Acesso de Ivo Nakamura Prado encerrado.')).toBeVisible();
    expect(server.calls('setMembroSituacao').map(({ body }) => body)).toEqual([
      { ativa: false, motivo: 'Deixou a escola' },
    ]);
  });

  it('[EQU-7] who takes over the classes is another active teacher, chosen before the end', async () => {
    const { server } = await openConta('Diego Pires Alencar');
    server.respond('setMembroSituacao', {
      pessoa_id: 33,
      ativa: false,
      encerrada_em: '2026-11-20T09:12:00-03:00',
      qtde_turmas_assumidas: 3,
    });
    await page.getByRole('dialog').getByRole('button', { name: 'Encerrar acesso' }).click();
    const asked = page.getByRole('dialog', { name: /^Encerrar o acesso/u });
    await expect.element(asked.getByText(/^As turmas 1A, 1B e 2A ficam sem esta pessoa/u)).toBeVisible();
    const who = asked.getByLabelText('Quem assume 1A, 1B e 2A');
    expect([...who.element().querySelectorAll('option')].map((option) => option.textContent)).toEqual([
      'Ninguém por enquanto',
      expect.stringContaining('Elisa Moraes Couto'),
    ]);
    await userEvent.selectOptions(who, '36');
    await expect.element(asked.getByText('A partir de hoje, assim que você confirmar.')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await asked.getByLabelText('Motivo').fill('Fim do contrato');
    await asked.getByRole('button', { name: 'Encerrar acesso de Diego' }).click();
    await expect.element(page.getByText(/As turmas 1A, 1B e 2A passaram\.$/u)).toBeVisible();
    expect(server.calls('setMembroSituacao').map(({ body }) => body)).toEqual([
      { ativa: false, motivo: 'Fim do contrato', sucessor_id: 36 },
    ]);
  });

  it('[EQU-3] a refusal stays in the dialog, in the words of the server', async () => {
    const { server } = await openConta('Ivo Nakamura Prado');
    server.fail('setMembroSituacao', 409, { message: 'É a última pessoa que responde pela escola.' });
    await ivo.getByRole('button', { name: 'Encerrar acesso' }).click();
    const asked = page.getByRole('dialog', { name: /^Encerrar o acesso/u });
    await asked.getByLabelText('Motivo').fill('Deixou a escola');
    await asked.getByRole('button', { name: 'Encerrar acesso de Ivo' }).click();
    await expect.element(asked.getByText('É a última pessoa que responde pela escola.')).toBeVisible();
  });

  it('an access that was ended is given back', async () => {
    const { server } = await openConta('Mara Teles de Andrade');
    await expect.element(mara.getByText(/^Acesso encerrado /u)).toBeVisible();
    await mara.getByRole('button', { name: 'Devolver acesso' }).click();
    const asked = page.getByRole('dialog', { name: 'Devolver o acesso de Mara Teles de Andrade?' });
    await asked.getByLabelText('Motivo').fill('Voltou de licença');
    await asked.getByRole('button', { name: 'Devolver acesso' }).click();
    await expect.element(page.getByText('Acesso de Mara Teles de Andrade devolvido.')).toBeVisible();
    expect(server.calls('setMembroSituacao')[0]?.body).toEqual({ ativa: true, motivo: 'Voltou de licença' });
  });

  it('a new password is shown once, beside the user name', async () => {
    const { server } = await openConta('Ivo Nakamura Prado');
    await ivo.getByRole('button', { name: 'Gerar senha nova' }).click();
    const asked = page.getByRole('dialog', { name: /^Gerar uma senha nova/u });
    await asked.getByLabelText('Motivo').fill('Esqueceu a senha');
    await asked.getByRole('button', { name: 'Gerar senha nova' }).click();
    const done = page.getByRole('dialog').filter({ hasText: 'Senha para o primeiro acesso' });
    await expect.element(done.getByLabelText('Senha para o primeiro acesso')).toHaveTextContent('k7Rm2Qx9Lp');
    await expect.element(done.getByText('coord.ivo')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await done.getByRole('button', { name: 'Fechar' }).last().click();
    await page.getByRole('button', { name: 'Fechar mesmo assim' }).click();
    await expect.element(page.getByText('k7Rm2Qx9Lp')).not.toBeInTheDocument();
    expect(server.calls('resetSenhaMembro')[0]?.body).toEqual({ motivo: 'Esqueceu a senha' });
  });

  it('a new password is printed as a slip, which leaving forgets', async () => {
    await openConta('Ivo Nakamura Prado');
    await ivo.getByRole('button', { name: 'Gerar senha nova' }).click();
    const asked = page.getByRole('dialog', { name: /^Gerar uma senha nova/u });
    await asked.getByLabelText('Motivo').fill('Esqueceu a senha');
    await asked.getByRole('button', { name: 'Gerar senha nova' }).click();
    await page.getByRole('button', { name: 'Imprimir ficha' }).click();
    const slip = page.getByRole('list', { name: 'Fichas de acesso' }).getByRole('listitem');
    await expect.element(slip.getByText('Ivo Nakamura Prado')).toBeVisible();
    await expect.element(slip.getByText('coord.ivo')).toBeVisible();
    await expect.element(slip.getByText('k7Rm2Qx9Lp')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await page.getByRole('button', { name: 'Concluir' }).click();
    await page.getByRole('button', { name: 'Sair das fichas' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Equipe' })).toBeVisible();
    await expect.element(page.getByText('k7Rm2Qx9Lp')).not.toBeInTheDocument();
  });

  it('a profile that only reads is offered nothing', async () => {
    await openConta('Ivo Nakamura Prado', 'coordenador');
    await expect.element(ivo.getByText('coord.ivo')).toBeVisible();
    expect(ivo.getByRole('button').elements()).toHaveLength(1);
  });
});
