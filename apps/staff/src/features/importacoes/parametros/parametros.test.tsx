/** A file of INEP's parameters: the booklets of the exam, differing keys one by one, and the exam that it is for. */
import { createMockServer } from '@luneta/testing';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import {
  buildImportacaoParametros,
  IMPORTACAO_ID,
  importacao,
  LINHA_DIVERGENTE,
} from '../../../testing/importacoes.ts';
import { axeViolations, open } from '../../../testing/open.tsx';
import { GESTAO_VIDA, staff } from '../../../testing/people.ts';

const ONE = `/escola/importacoes/${IMPORTACAO_ID}`;
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function opened(path: string, person = GESTAO_VIDA, width = 1280) {
  await page.viewport(width, 800);
  const server = createMockServer();
  importacao(buildImportacaoParametros(), [LINHA_DIVERGENTE])(server);
  return open(path, { server, person });
}

it.each([1280, 360])('at %i px a booklet below nine in ten keys has to be chosen before one goes on', async (width) => {
  const app = await opened(ONE, GESTAO_VIDA, width);
  const area = (name: string) => page.getByRole('region', { name });
  await expect
    .element(area('Linguagens, Códigos e suas Tecnologias').getByLabelText('Caderno'))
    .toHaveDisplayValue('Caderno azul (1065): 44 de 45 gabaritos iguais');
  await expect.element(page.getByText('TRI indisponível: faltam as questões 23 e 31')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  await button('Conferir 134 questões').click();
  const maths = area('Matemática e suas Tecnologias').getByLabelText('Caderno');
  await expect.element(maths).toHaveAttribute('aria-invalid', 'true');
  expect(app.server.calls('setImportacaoMapeamento')).toHaveLength(0);
  await maths.selectOptions('Caderno azul (1075): 36 de 45 gabaritos iguais');
  await button('Conferir 134 questões').click();
  await expect
    .poll(() => app.server.calls('setImportacaoMapeamento')[0]?.body)
    .toMatchObject({ opcoes: { cadernos: [{ area_codigo: 'MT', caderno: '1075' }] } });
});

it('a differing key is decided by one press, and none is typed', async () => {
  const app = await opened(`${ONE}?etapa=conferencia`);
  await expect.element(page.getByText(/prova diz B, o INEP diz D\./u)).toBeVisible();
  await expect.element(button('Corrigir')).not.toBeInTheDocument();
  await button('Usar D').click();
  await expect
    .poll(() => app.server.calls('saveImportacaoLinha')[0]?.body)
    .toEqual({ valores: [{ campo: 'gabarito', valor: 'D' }], versao: 1 });
});

it('is offered for the exam that the address names, and for none without', async () => {
  await opened('/escola/importacoes/nova?tipo=parametros_tri&avaliacao=41', staff('coordenador'));
  await expect.element(page.getByRole('heading', { name: 'Importar parâmetros do INEP' })).toBeVisible();
  await opened('/escola/importacoes/nova?tipo=parametros_tri', staff('coordenador'));
  await expect.element(page.getByRole('heading', { name: 'Importar questões' })).toBeVisible();
});
