import { createMockServer, type MockServer } from '@luneta/testing';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { buildImportacao, buildLinha, ERRADAS, IMPORTACAO_ID, importacao } from '../../../testing/importacoes.ts';
import { axeViolations, open } from '../../../testing/open.tsx';
import { staff } from '../../../testing/people.ts';

const CHECK = `/escola/importacoes/${IMPORTACAO_ID}?etapa=conferencia`;
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function opened(changes: Parameters<typeof buildImportacao>[0] = {}, { width = 1280, arrange = keep } = {}) {
  await page.viewport(width, 800);
  const server = createMockServer();
  importacao(buildImportacao(changes))(server);
  arrange(server);
  return open(CHECK, { server, person: staff('diretor') });
}
function keep(_server: MockServer): void {
  // As it is.
}
const RESUMO = {
  criar: 2,
  atualizar: 3,
  igual: 5,
  mover: 7,
  inativar: 11,
  reativar: 13,
  nova_revisao: 0,
  duplicada: 0,
  erro: 17,
  ignorada: 19,
  aviso: 0,
};

describe('the number in the button', () => {
  it('is that of the lines that change something, whatever they do', async () => {
    await opened({ resumo: RESUMO });
    await expect.element(button('Aplicar 36 mudanças')).toBeVisible();
    await expect.element(page.getByText('As 17 com erro ficam de fora. Desfazer: 30 dias.')).toBeVisible();
    // In order are all but those at fault and those left out.
    await expect.element(page.getByText('41', { exact: true })).toBeVisible();
    await expect.element(page.getByText('de 77 linhas prontas para entrar')).toBeVisible();
    for (const chip of ['Criar 2', 'Atualizar 3', 'Mudar de turma 7', 'Reativar 13', 'Encerrar acesso 11'])
      await expect.element(button(chip)).toBeVisible();
  });

  it.each([1280, 360])('at %i px: when every line is in order nothing is said of faults', async (width) => {
    await opened({ resumo: { ...RESUMO, erro: 0, aviso: 0 } }, { width });
    await expect.element(page.getByText('Desfazer: 30 dias.', { exact: true })).toBeVisible();
    await expect.element(button('Baixar linhas com erro')).not.toBeInTheDocument();
    await expect.element(button('Criar 2')).toHaveAttribute('aria-pressed', 'true');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(await axeViolations()).toEqual([]);
  });

  it('when no line changes anything it cannot be pressed, and the foot says why', async () => {
    const none = {
      ...RESUMO,
      criar: 0,
      atualizar: 0,
      mover: 0,
      inativar: 0,
      reativar: 0,
      nova_revisao: 0,
      duplicada: 0,
      erro: 0,
    };
    const app = await opened({ resumo: none });
    await expect.element(page.getByText('Nenhuma linha muda alguma coisa.')).toBeVisible();
    await expect.element(button('Aplicar 0 mudanças')).toHaveAttribute('aria-disabled', 'true');
    await button('Aplicar 0 mudanças').click({ force: true });
    expect(app.server.calls('applyImportacao')).toHaveLength(0);
  });
});

describe('a fault', () => {
  it.each([1280, 360])('at %i px says why without the line and the name of the field once more', async (width) => {
    await opened({}, { width });
    await expect.element(page.getByText(/não é uma data\./iu)).toBeVisible();
    await expect.element(page.getByText(/Está vazio\./u)).toBeVisible();
    await expect.element(page.getByText(/data_nascimento|Linha 27,/u)).not.toBeInTheDocument();
  });

  it('keeps its buttons side by side in the table', async () => {
    await opened();
    await expect.element(page.getByText('Ítalo Sá')).toBeVisible();
    const [first, ...others] = page
      .getByRole('row', { name: /Ítalo Sá/u })
      .getByRole('button')
      .elements()
      .map((one) => one.getBoundingClientRect());
    expect(others).toHaveLength(2);
    for (const { top } of others) expect(Math.abs(top - (first?.top ?? 0))).toBeLessThan(8);
  });

  it('that somebody else mended meanwhile is not written over: it is read again, and one sentence says so', async () => {
    const app = await opened();
    await expect.element(page.getByText('Ítalo Sá')).toBeVisible();
    app.server.fail('saveImportacaoLinha', 409, { codigo: 'versao_diferente', message: 'Outra pessoa salvou antes.' });
    app.server.respond('listImportacaoLinhas', ERRADAS.slice(1));
    await button('Pular').first().click();
    await expect
      .element(page.getByRole('alert').getByText(/^Outra pessoa corrigiu a linha 27 antes de você\./u))
      .toBeVisible();
    await expect.element(page.getByText('Ítalo Sá')).not.toBeInTheDocument();
    expect(app.server.calls('saveImportacaoLinha').at(-1)?.body).toEqual({ decisao: 'pular', versao: 1 });
  });

  it('without a connection stays as it was typed, and is sent by one press when there is one', async () => {
    const app = await opened();
    await button('Corrigir').first().click();
    const field = page.getByRole('textbox', { name: 'Data de nascimento, linha 27' });
    await userEvent.fill(field, '28/02/2014');
    app.server.setOffline(true);
    await button('Salvar').click();
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field).toHaveValue('28/02/2014');
    app.server.setOffline(false);
    await button('Salvar').click();
    await expect.element(page.getByText('Ítalo Sá')).not.toBeInTheDocument();
  });

  it('of a zip names the file, and keeps the letters of its columns', async () => {
    const problema = {
      campo: null,
      codigo: 'referencia_solta',
      gravidade: 'erro',
      valor: 't9',
      mensagem: 'enrollments.csv, linha 4: classSourcedId "t9" não existe no arquivo a que se refere.',
      motivo: 'classSourcedId não existe no arquivo a que se refere.',
      como_resolver: 'Corrija no sistema de origem e exporte de novo.',
      candidatos: [],
    } as const;
    const line = buildLinha({ arquivo: 'enrollments.csv', nome: '', problemas: [{ ...problema, candidatos: [] }] });
    await opened({ tipo: 'pessoas' }, { arrange: (server) => server.respond('listImportacaoLinhas', [line]) });
    await expect.element(page.getByRole('rowheader', { name: 'enrollments.csv' })).toBeVisible();
    await expect.element(page.getByText('classSourcedId não existe no arquivo a que se refere.')).toBeVisible();
  });
});

it('the whole way by keyboard: mend, apply, take back', async () => {
  const app = await opened();
  const focus = async (name: string | RegExp) => {
    const places = page.getByRole('button', { name, exact: true });
    for (let n = 0; n < 80 && !places.elements().some((one) => one === document.activeElement); n += 1)
      await userEvent.tab();
    await expect.element(places.first()).toHaveFocus();
  };
  await expect.element(page.getByText('Ítalo Sá')).toBeVisible();
  await focus('Corrigir');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox', { name: 'Data de nascimento, linha 27' })).toHaveFocus();
  await userEvent.keyboard('28/02/2014{Enter}');
  await expect.element(page.getByText('Ítalo Sá')).not.toBeInTheDocument();
  await focus('Aplicar 353 mudanças');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { level: 2, name: 'Aplicar' })).toBeInTheDocument();
  await expect.element(page.getByText('mudanças feitas')).toBeVisible();
  await focus('Desfazer');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  const [confirm] = page.getByRole('alertdialog').getByRole('button', { name: 'Desfazer', exact: true }).elements();
  for (let n = 0; n < 10 && document.activeElement !== confirm; n += 1) await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => app.server.calls('undoImportacao').length).toBe(1);
  await expect.element(page.getByText(/tudo voltou a ser como antes/u)).toBeVisible();
});

describe('work that broke off', () => {
  it.each([1280, 360])('at %i px says so, and goes on by one press', async (width) => {
    const erro = {
      codigo: 'erro_interno',
      mensagem: 'O trabalho parou por um erro nosso.',
      como_resolver: 'Tente de novo. Se parar outra vez, fale com quem cuida do servidor.',
    };
    const app = await opened({ situacao: 'falhou', erro }, { width });
    await expect.element(page.getByText(/^O trabalho parou por um erro nosso\./u)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await button('Conferir de novo').click();
    await expect.poll(() => app.server.calls('setImportacaoMapeamento').length).toBe(1);
  });
});
