/** Acts on what holds for one student: time, the name in rankings, a social name. */
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { buildDetalhe } from '../../../testing/builders.ts';
import { axeViolations, open } from '../../../testing/open.tsx';
import { staff } from '../../../testing/people.ts';
import { schoolServer } from '../../../testing/server.ts';

beforeEach(() => page.viewport(1280, 800));

async function drawer() {
  const server = schoolServer();
  server.respond(
    'getGestaoAluno',
    buildDetalhe({ turma_aluno_id: 31001, aluno_nome: 'Bento Amado', nome_social: 'Bê' }),
  );
  return open('/gestao_acompanhamento?aluno=31001', { server, person: staff('gestao_vida') });
}
const button = (name: string) => page.getByRole('button', { name });

describe('a student', () => {
  it('gets what is needed in exams, with a reason; the form says that it asks for no diagnosis', async () => {
    const app = await drawer();
    await button('Mudar acomodações').click();
    const dialog = page.getByRole('dialog', { name: 'Acomodações de Bento Amado' });
    await expect
      .element(dialog.getByText(/Se uma prova está aberta agora, o fim só vai para mais tarde/u))
      .toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText('Tempo', { exact: true }), '× 1,5');
    await dialog.getByRole('switch', { name: 'Sala própria' }).click();
    await button('Salvar acomodações').click();
    await expect.element(dialog.getByText(/^Escreva/u).first()).toBeVisible();
    expect(app.server.calls('setAcomodacaoAluno')).toEqual([]);
    await userEvent.fill(dialog.getByLabelText('Motivo'), 'Pedido da família');
    expect(await axeViolations()).toEqual([]);
    await button('Salvar acomodações').click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(app.server.calls('setAcomodacaoAluno')[0]?.body).toMatchObject({
      fator_tempo: 1.5,
      sala_propria: true,
      motivo: 'Pedido da família',
    });
  });

  it('appears as Estudante in rankings after it was said what that changes', async () => {
    const app = await drawer();
    await button('Ocultar nome no ranking').click();
    const dialog = page.getByRole('dialog', { name: 'Ocultar o nome de Bento Amado no ranking?' });
    await expect.element(dialog.getByText(/^Os outros alunos leem Estudante/u)).toBeVisible();
    await dialog.getByRole('button', { name: 'Ocultar nome no ranking' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(app.server.calls('setRankingAluno')[0]?.body).toEqual({ oculto: true });
  });

  it('loses a social name that cannot stay', async () => {
    const app = await drawer();
    await button('Retirar apelido').click();
    const dialog = page.getByRole('dialog', { name: 'Retirar o apelido “Bê”?' });
    await userEvent.fill(dialog.getByLabelText('Motivo'), 'Ofende um colega');
    await dialog.getByRole('button', { name: 'Retirar apelido' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(app.server.calls('resetNomeSocial')[0]?.body).toEqual({ motivo: 'Ofende um colega' });
  });
});
