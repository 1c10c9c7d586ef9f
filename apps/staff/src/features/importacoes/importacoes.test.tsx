import { createMockServer, type MockServer } from '@luneta/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { buildImportacao, IMPORTACAO_ID, importacao } from '../../testing/importacoes.ts';
import { axeViolations, open } from '../../testing/open.tsx';
import { staff } from '../../testing/people.ts';
import { PHONES } from '../../testing/sizes.ts';

const LIST = '/escola/importacoes';
const ONE = `${LIST}/${IMPORTACAO_ID}`;
const CHECK = `${ONE}?etapa=conferencia`;

type Opened = { path?: string; width?: number; server?: MockServer; perfil?: 'diretor' | 'supervisor' };

async function opened({ path = LIST, width = 1280, server, perfil = 'diretor' }: Opened = {}) {
  await page.viewport(width, 800);
  const made = server ?? createMockServer();
  if (!server) importacao()(made);
  return open(path, { server: made, person: staff(perfil) });
}
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const csv = (content = 'nome;turma') => new File([content], 'alunos.csv', { type: 'text/csv' });

afterEach(() => vi.restoreAllMocks());

describe('the list', () => {
  it.each([1280, ...PHONES])('at %i px says what became of each file, and offers the one that waits', async (width) => {
    await opened({ width });
    await expect.element(page.getByRole('link', { name: 'matriculas_2027.csv' })).toBeVisible();
    await expect.element(page.getByText('Para conferir')).toBeVisible();
    await expect.element(page.getByText('352 mudanças · 7 com erro')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Continuar' })).toHaveAttribute('href', ONE);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(await axeViolations()).toEqual([]);
  });

  it('without any file leads to the first one', async () => {
    const server = createMockServer();
    server.respond('listImportacoes', []);
    await opened({ server });
    await expect
      .element(page.getByRole('link', { name: 'Importar alunos' }))
      .toHaveAttribute('href', '/escola/importacoes/nova?tipo=alunos');
  });

  it('who only reads finds the files and no way to hand one in', async () => {
    await opened({ perfil: 'supervisor' });
    await expect.element(page.getByText('Para conferir')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Nova importação' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'Continuar' })).not.toBeInTheDocument();
  });
});

describe('the file', () => {
  const field = page.getByLabelText('Planilha ou arquivo');

  it('is sent at once and leads to its columns', async () => {
    const app = await opened({ path: `${LIST}/nova?tipo=equipe` });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Importar equipe' })).toBeVisible();
    await userEvent.upload(field, csv());
    await expect.poll(() => app.place()).toBe(ONE);
    const [call] = app.server.calls('createImportacao');
    expect(call?.query).toMatchObject({ tipo: 'equipe', nome_arquivo: 'alunos.csv' });
  });

  it('that is no table is refused at its field, in one sentence', async () => {
    const server = createMockServer();
    const message = 'Este arquivo é um PDF. Abra a planilha e salve como CSV ou XLSX.';
    server.fail('createImportacao', 422, { codigo: 'formato_desconhecido', message });
    await opened({ path: `${LIST}/nova`, server });
    await userEvent.upload(field, csv());
    await expect.element(page.getByText(message)).toBeVisible();
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    expect(await axeViolations()).toEqual([]);
  });

  it('that was applied before is taken again only when it is wanted', async () => {
    const server = createMockServer();
    importacao()(server);
    server.fail('createImportacao', 409, {
      codigo: 'mesmo_arquivo_aplicado',
      message: 'Este arquivo já foi aplicado.',
    });
    const app = await opened({ path: `${LIST}/nova`, server });
    await userEvent.upload(field, csv());
    await expect.element(page.getByText('Este arquivo já foi aplicado.')).toBeVisible();
    await button('Conferir mesmo assim').click();
    await expect.poll(() => app.server.calls('createImportacao').at(-1)?.query['forcar']).toBe('1');
  });

  it('stays chosen without a connection, and is sent by one press when there is one', async () => {
    const server = createMockServer();
    importacao()(server);
    const app = await opened({ path: `${LIST}/nova`, server });
    await expect.element(field).toBeVisible();
    server.setOffline(true);
    await userEvent.upload(field, csv());
    await expect.element(button('Tentar de novo')).toBeVisible();
    await expect.element(page.getByText('alunos.csv')).toBeVisible();
    server.setOffline(false);
    await button('Tentar de novo').click();
    await expect.poll(() => app.place()).toBe(ONE);
  });

  it('on its way can be stopped, and nothing is said to have failed', async () => {
    const server = createMockServer();
    server.hold('createImportacao');
    await opened({ path: `${LIST}/nova`, server });
    await userEvent.upload(field, csv());
    await button('Cancelar envio').click();
    await expect.element(button('Cancelar envio')).not.toBeInTheDocument();
    await expect.element(button('Tentar de novo')).not.toBeInTheDocument();
  });
});

describe('the columns', () => {
  it.each([1280, ...PHONES])('at %i px show their headings, what each is, and what never comes in', async (width) => {
    await opened({ path: ONE, width });
    await expect.element(page.getByText('2027-0418 · 2027-0419 · 2027-0420')).toBeVisible();
    await expect.element(page.getByLabelText('Aqui a coluna DT NASC é')).toHaveDisplayValue('Data de nascimento');
    await expect.element(page.getByText('CPF · COR/RAÇA')).toBeVisible();
    await expect.element(page.getByText('Ficam de fora sempre.')).toBeVisible();
    await expect.element(page.getByText('Conceição · Ítalo · Antônia')).toBeVisible();
    await expect.element(page.getByText('A turma 7C não existe.')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(await axeViolations()).toEqual([]);
  });

  it('a needed one that is missing, and one that is there twice, is said before anything is sent', async () => {
    const app = await opened({ path: ONE });
    const turma = page.getByLabelText('Aqui a coluna turma é');
    await turma.selectOptions('Não trazer');
    await expect.element(page.getByText('Diga qual coluna é Turma.')).toBeVisible();
    await turma.selectOptions('Nome');
    await expect.element(page.getByText('Duas colunas são Nome. Escolha uma.')).toBeVisible();
    await button('Conferir 412 linhas').click();
    await expect.element(page.getByRole('alert').getByText('Duas colunas são Nome. Escolha uma.')).toBeVisible();
    expect(app.server.calls('setImportacaoMapeamento')).toHaveLength(0);
  });

  it('lead to the lines, whose heading has the focus then', async () => {
    await opened({ path: ONE });
    await button('Conferir 412 linhas').click();
    await expect.element(page.getByRole('heading', { level: 2, name: 'Conferência' })).toHaveFocus();
  });

  it('a change is judged again by the server; without one the lines are shown at once', async () => {
    const app = await opened({ path: ONE });
    await button('Conferir 412 linhas').click();
    await expect.poll(() => app.place()).toBe(CHECK);
    expect(app.server.calls('setImportacaoMapeamento')).toHaveLength(0);
    await button('Voltar').click();
    await page.getByLabelText('Aqui a coluna OBS 2 é').selectOptions('E-mail');
    await button('Conferir 412 linhas').click();
    await expect.poll(() => app.server.calls('setImportacaoMapeamento').length).toBe(1);
    expect(app.server.calls('setImportacaoMapeamento')[0]?.body).toMatchObject({
      colunas: expect.arrayContaining([{ coluna: 5, campo: 'email' }]),
      versao: 2,
    });
    await expect.element(button('Aplicar 352 mudanças')).toBeVisible();
  });
});

describe('the lines', () => {
  it.each([1280, ...PHONES])('at %i px show the faulty ones first, each with why and how', async (width) => {
    await opened({ path: CHECK, width });
    await expect.element(page.getByText('405')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Com erro 7' })).toHaveAttribute('aria-pressed', 'true');
    await expect.element(page.getByText('Ítalo Sá')).toBeVisible();
    await expect.element(page.getByText('Escreva dia/mês/ano, por exemplo 28/02/2014.')).toBeVisible();
    await expect.element(page.getByText('As 7 com erro ficam de fora. Desfazer: 30 dias.')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(await axeViolations()).toEqual([]);
  });

  it.each([1280, 360])('at %i px one is mended in its place, and the counts follow', async (width) => {
    const app = await opened({ path: CHECK, width });
    await page.getByRole('button', { name: 'Corrigir', exact: true }).first().click();
    const field = page.getByRole('textbox', { name: 'Data de nascimento, linha 27' });
    await expect.element(field).toHaveFocus();
    await userEvent.fill(field, '31/02?');
    await button('Salvar').click();
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await userEvent.fill(field, '28/02/2014');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Ítalo Sá')).not.toBeInTheDocument();
    await expect.element(page.getByRole('region', { name: 'Linhas: com erro' }).first()).toHaveFocus();
    await expect.element(button('Aplicar 353 mudanças')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Com erro 6' })).toBeVisible();
    expect(app.server.calls('saveImportacaoLinha').at(-1)?.body).toEqual({
      valores: [{ campo: 'data_nascimento', valor: '28/02/2014' }],
      versao: 1,
    });
  });

  it('takes what the server thinks was meant, leaves an optional value empty, leaves a line out', async () => {
    const app = await opened({ path: CHECK });
    const sent = () => app.server.calls('saveImportacaoLinha').map(({ body }) => body);
    await button('Usar 7B').click();
    await expect.poll(sent).toEqual([{ valores: [{ campo: 'turma', valor: '7B' }], versao: 1 }]);
    await button('Deixar vazio').click();
    await expect.poll(() => sent().at(-1)).toEqual({ valores: [{ campo: 'data_nascimento', valor: '' }], versao: 1 });
    await expect.element(page.getByText('Ítalo Sá')).not.toBeInTheDocument();
    await button('Pular').click();
    await expect.poll(() => sent().at(-1)).toEqual({ decisao: 'pular', versao: 1 });
  });

  it('a chip shows its lines, those that change as before and after, and the address keeps it', async () => {
    const app = await opened({ path: CHECK });
    await page.getByRole('button', { name: 'Atualizar 40' }).click();
    await expect.poll(() => app.place()).toBe(`${CHECK}&acao=atualizar`);
    await expect.element(page.getByText('Lia Tavares')).toBeVisible();
    await expect.element(page.getByText('7B')).toBeVisible();
    await expect.element(page.getByText('lia@exemplo.com')).toBeVisible();
  });

  it('the faulty ones come as a file', async () => {
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    const app = await opened({ path: CHECK });
    await button('Baixar linhas com erro').click();
    await expect.poll(() => made.mock.calls.length).toBe(1);
    expect(app.server.calls('getImportacaoLinhasCsv')[0]?.query).toMatchObject({ acao: 'erro' });
  });

  it('many who lose their access have to be written as a number', async () => {
    const server = createMockServer();
    importacao(buildImportacao({ confirmacao_necessaria: 61 }))(server);
    const app = await opened({ path: CHECK, server });
    await button('Aplicar 352 mudanças').click();
    const field = page.getByLabelText('Quantas pessoas perdem o acesso');
    await userEvent.fill(field, '6');
    await button('Aplicar e encerrar').click();
    await expect.element(page.getByText('Escreva 61 para confirmar.').first()).toBeVisible();
    await userEvent.fill(field, '61');
    await button('Aplicar e encerrar').click();
    await expect.poll(() => app.server.calls('applyImportacao')[0]?.body).toMatchObject({ confirmacao: 61 });
  });

  it('when data changed meanwhile they are judged again by one press', async () => {
    const server = createMockServer();
    importacao()(server);
    server.fail('applyImportacao', 409, { codigo: 'dados_mudaram', message: 'Alguém mudou pessoas depois.' });
    const app = await opened({ path: CHECK, server });
    await button('Aplicar 352 mudanças').click();
    await expect.element(page.getByRole('alert').getByText('Alguém mudou pessoas depois.')).toBeVisible();
    await button('Conferir de novo').click();
    await expect.poll(() => app.server.calls('setImportacaoMapeamento').length).toBe(1);
  });

  it('who only reads sees them without a mend and without the button', async () => {
    await opened({ path: CHECK, perfil: 'supervisor' });
    await expect.element(page.getByText('Ítalo Sá')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Corrigir', exact: true })).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: /^Aplicar/u })).not.toBeInTheDocument();
  });
});

describe('the work of the server', () => {
  it.each([1280, 360])('at %i px says how far it is, and that the page may be closed', async (width) => {
    const server = createMockServer();
    importacao(buildImportacao({ situacao: 'analisando', progresso: { feitas: 1200, total: 5000 } }))(server);
    await opened({ path: ONE, width, server });
    await expect.element(page.getByText('1.200 de 5.000 linhas')).toBeVisible();
    await expect.element(page.getByText(/Pode fechar esta página/u)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('is asked for again until it is done', async () => {
    const server = createMockServer();
    const start = buildImportacao({ situacao: 'analisando', progresso: { feitas: 1, total: 3 } });
    const answers = [start, start, buildImportacao()];
    server.respond('getImportacao', () => answers.shift() ?? buildImportacao());
    await opened({ path: ONE, server });
    await expect.element(page.getByText('1 de 3 linhas')).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 3, name: 'O que vai entrar' })).toBeVisible();
  });

  it('a file that was refused says why in one sentence, and leads to another one', async () => {
    const server = createMockServer();
    const erro = {
      codigo: 'linhas_demais',
      mensagem: 'O arquivo tem 10.001 linhas.',
      como_resolver: 'Divida a planilha.',
    };
    importacao(buildImportacao({ situacao: 'recusada', colunas: [], erro }))(server);
    await opened({ path: ONE, server });
    await expect.element(page.getByText('O arquivo tem 10.001 linhas. Divida a planilha.')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Enviar outro arquivo' }))
      .toHaveAttribute('href', '/escola/importacoes/nova?tipo=alunos');
    expect(await axeViolations()).toEqual([]);
  });
});

describe('the result', () => {
  it.each([1280, 360])('at %i px is what was done, and can be taken back', async (width) => {
    const app = await opened({ path: CHECK, width });
    await button('Aplicar 352 mudanças').click();
    await expect.element(page.getByText('mudanças feitas')).toBeVisible();
    await expect.element(page.getByText('Criados: 312')).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 2, name: 'Aplicar' })).toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: 'Imprimir fichas' })).toBeVisible();
    await expect.element(page.getByText('7 linhas com erro ficaram de fora.')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await button('Desfazer').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Desfazer', exact: true }).click();
    await expect.element(page.getByText(/tudo voltou a ser como antes/u)).toBeVisible();
    expect(app.server.calls('undoImportacao')[0]?.body).toEqual({ versao: 3 });
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
