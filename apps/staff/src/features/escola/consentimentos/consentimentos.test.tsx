/** Legal basis and consent per student (school G27). */
import { buildConsentimentosAluno, createMockServer } from '@luneta/testing';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import { axeViolations, open } from '../../../testing/open.tsx';
import { staff } from '../../../testing/people.ts';

async function opened(width = 1280) {
  await page.viewport(width, 800);
  const server = createMockServer();
  await open('/escola/consentimentos', { person: staff('diretor'), server });
  await expect.element(page.getByText('Bento Carvalho')).toBeVisible();
  return server;
}
async function openAluno(nome: string) {
  const server = await opened();
  await page.getByRole('button', { name: `Abrir os consentimentos de ${nome}` }).click();
  return server;
}

describe('the list', () => {
  it.each([1280, 360])('at %i px says who is missing, and on which basis', async (width) => {
    await opened(width);
    await expect.element(page.getByText('Consentimento (da escola)')).toBeVisible();
    const resumo = page.getByRole('list', { name: 'Resumo' });
    await expect.element(resumo.getByText('Encerrar acesso')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(await axeViolations()).toEqual([]);
  });

  it('is not found by a profile that may not read it', async () => {
    await open('/escola/consentimentos', { person: staff('coordenador') });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Ops...' })).toBeVisible();
  });
});

describe('one student', () => {
  const sheet = page.getByRole('dialog', { name: 'Ana Lima' });

  it('[CON-2] is said to need an end of the access where consent was the only basis', async () => {
    const server = createMockServer();
    server.respond('getConsentimentosAluno', buildConsentimentosAluno({ situacao: 'encerrar' }));
    await open('/escola/consentimentos', { person: staff('diretor'), server });
    await page.getByRole('button', { name: 'Abrir os consentimentos de Ana Lima' }).click();
    await expect.element(sheet.getByText('A escola precisa encerrar este acesso')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  it('has what was signed recorded, with who, when and which text', async () => {
    const server = await openAluno('Ana Lima');
    await expect.element(sheet.getByText('Autorizado por Rosa Lima em 09/02/2026 · documento 2026-1')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await sheet.getByRole('button', { name: 'Registrar consentimento' }).click();
    const asked = page.getByRole('dialog', { name: 'Registrar o que a família de Ana Lima assinou' });
    await asked.getByRole('button', { name: 'Registrar' }).click();
    await expect.element(asked.getByText('Escreva o nome de quem assinou.').first()).toBeVisible();
    await asked.getByLabelText('Nome e imagem para colegas').click();
    await asked.getByLabelText('Não autorizou').click();
    await expect.element(asked.getByText('Sem esta autorização, o nome do aluno some dos rankings.')).toBeVisible();
    await asked.getByLabelText('Quem assinou').fill('Rosa Lima');
    await asked.getByLabelText('Dia da assinatura').fill('2026-02-09');
    await asked.getByLabelText(/^Versão do documento/u).fill('2026-1');
    expect(await axeViolations()).toEqual([]);
    await asked.getByRole('button', { name: 'Registrar' }).click();
    await expect.element(page.getByText('Consentimento registrado.')).toBeVisible();
    expect(server.calls('createConsentimento').map(({ body }) => body)).toEqual([
      { finalidade: 'imagem', concedido: false, por_nome: 'Rosa Lima', em: '2026-02-09', documento_versao: '2026-1' },
    ]);
  });

  it('has a consent revoked with a reason', async () => {
    const server = await openAluno('Ana Lima');
    await sheet.getByRole('button', { name: 'Revogar: Uso da plataforma' }).click();
    const asked = page.getByRole('dialog', { name: 'Revogar a autorização para uso da plataforma?' });
    await asked.getByLabelText('Motivo').fill('A família pediu');
    await asked.getByRole('button', { name: 'Revogar' }).click();
    await expect.element(page.getByText('Autorização revogada.')).toBeVisible();
    expect(server.calls('closeConsentimento').map(({ path, body }) => [path['consentimento_id'], body])).toEqual([
      ['7', { motivo: 'A família pediu' }],
    ]);
  });

  it('has a basis of its own recorded', async () => {
    const server = await openAluno('Ana Lima');
    await sheet.getByLabelText('Base legal').selectOptions('contrato');
    await expect.element(page.getByText('Base legal registrada.')).toBeVisible();
    expect(server.calls('setBaseLegalAluno')[0]?.body).toEqual({ base_legal: 'contrato' });
  });

  it('has a form to sign printed, and nothing else of the page', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue();
    await openAluno('Ana Lima');
    await sheet.getByRole('button', { name: 'Imprimir formulário' }).click();
    const form = page.getByRole('article', { name: 'Autorização para o tratamento de dados' });
    await expect.element(form.getByText('Leitura em voz alta por serviço externo')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await page.getByRole('button', { name: 'Imprimir' }).click();
    expect(print).toHaveBeenCalledOnce();
    await page.getByRole('button', { name: 'Voltar' }).click();
    await expect.element(page.getByText('Bento Carvalho')).toBeVisible();
    print.mockRestore();
  });
});
