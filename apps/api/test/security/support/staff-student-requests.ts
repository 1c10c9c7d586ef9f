/** Writes of staff about one student, and their own acts of session. */
import { motivo, write } from './staff-exam-requests.ts';
import type { StaffIds, StaffRequest } from './staff-requests.ts';

/** Writes about one student. The last of them leaves nothing to change. */
export function studentWrites(ids: StaffIds): StaffRequest[] {
  const { turma_id, turma_aluno_id, boss_turma_aluno_id } = ids;
  const student = `gestao/alunos/${turma_aluno_id}`;
  const attempt = { turma_avaliacao_id: ids.boss_turma_avaliacao_id, materia_id: ids.boss_materia_id, motivo };
  const asHead = { login: 'dir.otto' } as const;
  return [
    write(
      'PUT',
      'setAcomodacaoAluno',
      'acomodacao_alterada',
      `${student}/acomodacao`,
      { fator_tempo: 1.25, passa_da_janela: false, motivo },
      'turma_aluno_id',
    ),
    write(
      'POST',
      'createTentativaBoss',
      'boss_tentativa_liberada',
      `gestao/alunos/${boss_turma_aluno_id}/tentativas_boss`,
      attempt,
      'boss_turma_aluno_id',
      'boss_turma_avaliacao_id',
    ),
    {
      ...write(
        'PUT',
        'setBaseLegalAluno',
        'base_legal_registrada',
        `${student}/base_legal`,
        { base_legal: 'contrato' },
        'turma_aluno_id',
      ),
      ...asHead,
    },
    {
      ...write(
        'POST',
        'createConsentimento',
        'consentimento_registrado',
        `${student}/consentimentos`,
        { finalidade: 'uso', concedido: true, por_nome: 'Rosa Lima' },
        'turma_aluno_id',
      ),
      ...asHead,
    },
    {
      ...write(
        'POST',
        'closeConsentimento',
        'consentimento_revogado',
        `${student}/consentimentos/${ids.consentimento_id}/revogacao`,
        { motivo },
        'turma_aluno_id',
        'consentimento_id',
      ),
      ...asHead,
    },
    {
      ...write(
        'POST',
        'createAlunoGestao',
        'aluno_cadastrado',
        'gestao/alunos',
        { turma_id, nome: 'Nina Nova' },
        'turma_id',
      ),
      novaPessoa: true,
      ...asHead,
    },
    {
      ...write(
        'PUT',
        'saveAlunoCadastro',
        'aluno_corrigido',
        `${student}/cadastro`,
        { versao: 1, nome: 'Bruno Alves', data_nascimento: null, email: null, id_externo: 'RA-9', motivo },
        'turma_aluno_id',
      ),
      ...asHead,
    },
    {
      ...write(
        'POST',
        'createFichas',
        'ficha_gerada',
        `gestao/turmas/${turma_id}/fichas`,
        { quem: 'todos', turma_aluno_ids: [turma_aluno_id], motivo },
        'turma_id',
        'turma_aluno_id',
      ),
      login: 'vida.julia',
    },
    {
      ...write(
        'POST',
        'createMovimentacao',
        'aluno_movido',
        `${student}/movimentacao`,
        { acao: 'concluir', motivo },
        'turma_aluno_id',
      ),
      ...asHead,
    },
    {
      ...write(
        'POST',
        'createExportacaoAluno',
        'dados_exportados',
        `${student}/exportacao`,
        { formato: 'json', motivo },
        'turma_aluno_id',
      ),
      ...asHead,
    },
    {
      ...write(
        'POST',
        'createAnonimizacaoAluno',
        'dados_apagados',
        `${student}/anonimizacao`,
        { confirmacao: 'Bruno Alves', motivo },
        'turma_aluno_id',
      ),
      ...asHead,
    },
  ];
}

/** Staff acts that are no `gestao` write of the matrix: a view, and the password reset of the account call. */
export function sessionActs({ turma_aluno_id }: StaffIds): StaffRequest[] {
  const shared = { method: 'POST', login: 'vida.julia', names: ['turma_aluno_id'] } as const;
  return [
    {
      ...shared,
      operation: 'createContexto',
      path: 'sessao/contexto',
      body: { turma_aluno_id, modo: 'professor', motivo },
      acao: 'contexto_aberto',
    },
    {
      ...shared,
      operation: 'changeSenha',
      path: 'users/contas/alterar_senha',
      body: { turma_aluno_id, autenticado: true },
      acao: 'senha_redefinida',
    },
  ];
}
