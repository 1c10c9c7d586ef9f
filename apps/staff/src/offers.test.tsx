/**
 * No profile is offered a write that it may not make. On every screen each button is either an act with the call it leads to,
 * or listed as one that writes nothing; who is offered which act follows from the contract (openapi/roles.yaml through
 * `mayCall`), cell by cell. Profiles that may do the same on a screen see the same, so one of them opens it.
 */
import { buildGestaoProva, buildGradeHibrida, buildLiberacao, buildProvaAlunos } from '@luneta/testing';
import { mayCall, staffActs, type StaffCall, type StaffWrite } from '@luneta/api-client/rights';
import { STAFF_PERFIS, type StaffPerfil } from '@luneta/domain';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { buildBoss, buildDetalhe } from './testing/builders.ts';
import { open } from './testing/open.tsx';
import { staff } from './testing/people.ts';
import { exame, PROVAS } from './testing/provas.ts';
import { buildRascunho, RASCUNHO_ID, rascunhos } from './testing/rascunhos.ts';
import { buildRedacao, buildRedacoes, essayServer } from './testing/redacoes-server.ts';

/** How the name of a button begins, and the call that it leads to. */
type Act = readonly [name: string, call: StaffCall];
type Screen = {
  readonly path: string;
  readonly sees: StaffCall;
  readonly shows: string;
  readonly acts: readonly Act[];
  /** What is pressed then, one after the other, where the profile finds it. */
  readonly presses?: readonly Press[];
};
/** Something that opens more, and the acts offered from then on; without their own, those of the screen. */
type Press = { readonly role: 'button' | 'checkbox' | 'radio'; readonly name: RegExp; readonly acts?: readonly Act[] };

const PAPER: readonly Act[] = [
  ['Importar planilha', 'createImportacaoRespostas'],
  ['Salvar', 'saveGradeRespostas'],
  ['Comparar e escolher', 'setRespostaQueVale'],
  ['Digitar a folha', 'saveGradeRespostas'],
];
const STUDENT: readonly Act[] = [
  ['Acessar experiência', 'createContexto'],
  ['Liberar nova tentativa', 'createTentativaBoss'],
  ['Mudar acomodações', 'setAcomodacaoAluno'],
  ['Mover', 'createMovimentacao'],
  ['Concluir', 'createMovimentacao'],
  ['Saiu da escola', 'createMovimentacao'],
  ['Mudar dados', 'saveAlunoCadastro'],
  ['Ocultar nome no ranking', 'setRankingAluno'],
  ['Retirar apelido', 'resetNomeSocial'],
  ['Exportar dados', 'createExportacaoAluno'],
  ['Apagar dados', 'createAnonimizacaoAluno'],
  ['Resetar senha', 'resetSenhasTurma'],
  ['Liberar agora', 'setBloqueioAluno'],
];
const RASCUNHO = `/provas/rascunhos/${RASCUNHO_ID}`;
const SCREENS: readonly Screen[] = [
  {
    path: '/gestao_acompanhamento?aluno=31001',
    sees: 'listGestaoAcompanhamento',
    shows: 'aluno.31001',
    acts: STUDENT,
  },
  {
    path: '/turmas/21/opcoes',
    sees: 'getTurmaOpcoes',
    shows: 'Vidas nos exercícios',
    acts: [
      ['Salvar opções', 'setTurmaOpcoes'],
      ['Editar turma', 'saveTurma'],
      ['Arquivar turma', 'setTurmaArquivamento'],
    ],
  },
  {
    path: '/turmas/31/professores',
    sees: 'getTurma',
    shows: 'Renato Dias Prado',
    acts: [
      ['Adicionar docente', 'saveTurma'],
      ['Editar', 'saveTurma'],
      ['Tirar', 'saveTurma'],
    ],
  },
  {
    path: '/turmas',
    sees: 'listTurmas',
    shows: 'Matérias com docente',
    acts: [
      ['Criar várias', 'createTurmas'],
      ['Nova turma', 'saveTurma'],
    ],
  },
  {
    path: '/turmas/31',
    sees: 'listGestaoTurmas',
    shows: 'Ana Amado',
    acts: [
      ['Fichas de acesso da turma', 'resetSenhasTurma'],
      ['Novo aluno', 'createAlunoGestao'],
      ['Acessar experiência', 'createContexto'],
    ],
    presses: [
      {
        role: 'checkbox',
        name: /^Selecionar Ana Amado/u,
        acts: [
          ['Fichas de acesso da turma', 'resetSenhasTurma'],
          ['Novo aluno', 'createAlunoGestao'],
          ['Acessar experiência', 'createContexto'],
          ['Resetar senhas', 'resetSenhasTurma'],
        ],
      },
      { role: 'button', name: /^Mais opções de Ana Amado/u, acts: STUDENT },
    ],
  },
  {
    path: '/gestao_acompanhamento?turma=21',
    sees: 'listGestaoAcompanhamento',
    shows: 'Ana Amado',
    acts: [
      ['Fichas de acesso da turma', 'resetSenhasTurma'],
      ['Novo aluno', 'createAlunoGestao'],
      ['Acessar experiência', 'createContexto'],
    ],
  },
  {
    path: '/provas',
    sees: 'listGestaoProvas',
    shows: 'Simulado Luneta',
    acts: [['Estender para a escola', 'createProrrogacao']],
  },
  {
    path: '/provas/rascunhos',
    sees: 'listRascunhosAvaliacao',
    shows: 'Avaliação bimestral de Matemática',
    acts: [['Arquivar', 'setRascunhoArquivamento']],
  },
  {
    path: '/provas/nova',
    sees: 'saveRascunhoAvaliacao',
    shows: 'Nome da prova',
    acts: [['Continuar: dias', 'saveRascunhoAvaliacao']],
  },
  {
    path: `${RASCUNHO}?etapa=questoes`,
    sees: 'saveRascunhoAvaliacao',
    shows: 'Frenagem: distância até parar',
    acts: [['Continuar: turmas', 'saveRascunhoAvaliacao']],
    presses: [
      {
        role: 'radio',
        name: /^Por filtro/u,
        acts: [
          ['Continuar: turmas', 'saveRascunhoAvaliacao'],
          ['Propor questões', 'createSorteio'],
        ],
      },
    ],
  },
  {
    // Who may publish and not write reads the draft, with its checks.
    path: `${RASCUNHO}?etapa=publicar`,
    sees: 'publishAvaliacao',
    shows: 'Publicar prova',
    acts: [['Publicar prova', 'publishAvaliacao']],
  },
  {
    path: '/provas/avaliacoes/31',
    sees: 'listGestaoProvas',
    shows: '3ª Série · 3A',
    acts: [
      ['Estender tempo da turma', 'createProrrogacao'],
      ['Copiar', 'createAvaliacaoCopia'],
      ['Voltar a rascunho', 'unpublishAvaliacao'],
      ['Cancelar prova', 'cancelAvaliacao'],
      ['Retomar prova', 'restoreAvaliacao'],
    ],
  },
  {
    path: '/provas/avaliacoes/31/resultados',
    sees: 'listGestaoProvas',
    shows: 'Ana Amado',
    acts: [
      ['Mudar liberação', 'setLiberacao'],
      ['Conferir e liberar', 'confirmLiberacao'],
    ],
  },
  {
    path: '/provas/avaliacoes/31/questoes',
    sees: 'listGestaoProvas',
    shows: '86% dos melhores marcaram C. Confira o gabarito.',
    acts: [
      ['Anular questão', 'setItemProva'],
      ['Trocar texto ou figura', 'repairItem'],
      ['Trocar gabarito', 'repairItem'],
      ['Dar o ponto a todos', 'setItemProva'],
    ],
  },
  {
    path: '/provas/301',
    sees: 'listGestaoProvas',
    shows: 'Bento Brandão',
    acts: [
      ['Estender para a turma', 'createProrrogacao'],
      ['Desfazer +', 'undoProrrogacao'],
      ['Outro tempo', 'createProrrogacao'],
      ['Dar ', 'createProrrogacao'],
      ['Gerar novo código', 'createCodigoEntrada'],
      ['Deixar entrar', 'setAdmissaoAluno'],
    ],
    presses: [
      {
        role: 'button',
        name: /^Ana A/u,
        // Nobody has lost time there: no minutes are chosen, and nothing can be given yet.
        acts: [
          ['Estender para a turma', 'createProrrogacao'],
          ['Desfazer +', 'undoProrrogacao'],
          ['Outro tempo', 'createProrrogacao'],
          ['Gerar novo código', 'createCodigoEntrada'],
          ['Deixar entrar', 'setAdmissaoAluno'],
        ],
      },
    ],
  },
  { path: '/provas/303/respostas', sees: 'getGradeRespostas', shows: 'Ana Clara Duarte', acts: PAPER },
  {
    path: '/provas/302/fora_do_prazo',
    sees: 'listForaDoPrazo',
    shows: 'Beatriz Nogueira Lima',
    acts: [
      ['Contar', 'setForaDoPrazo'],
      ['Deixar', 'setForaDoPrazo'],
    ],
  },
  {
    path: '/questoes',
    sees: 'listQuestoes',
    shows: 'Read the note left on the kitchen table.',
    acts: [['Exportar', 'createExportacaoQuestoes']],
    presses: [
      {
        role: 'checkbox',
        name: /^Selecionar a questão ING-0511/u,
        acts: [
          ['Etiquetar', 'createQuestaoLote'],
          ['Classificar', 'createQuestaoLote'],
          ['Aprovar', 'createQuestaoLote'],
          ['Arquivar', 'createQuestaoLote'],
          ['Exportar', 'createExportacaoQuestoes'],
        ],
      },
    ],
  },
  {
    path: '/questoes/620',
    sees: 'getQuestaoGestao',
    shows: 'Histórico e usos',
    acts: [
      ['Salvar', 'saveQuestao'],
      ['Novo texto-base', 'saveTextoBase'],
      ['Mudar parâmetros', 'setQuestaoTri'],
      ['Fazer uma cópia', 'createQuestaoCopia'],
      ['Devolver ao rascunho', 'setQuestaoSituacao'],
      ['Arquivar', 'setQuestaoSituacao'],
    ],
  },
  {
    path: '/questoes/nova',
    sees: 'createQuestao',
    shows: 'Adicionar alternativa',
    acts: [
      ['Salvar', 'createQuestao'],
      // Who answers for the bank approves with the first save.
      ['Aprovar', 'setQuestaoTri'],
      ['Novo texto-base', 'saveTextoBase'],
    ],
  },
  {
    path: '/questoes/textos_base',
    sees: 'listTextosBase',
    shows: 'Reservatórios',
    acts: [
      ['Novo texto-base', 'saveTextoBase'],
      ['Editar', 'saveTextoBase'],
    ],
  },
  {
    path: '/redacoes/propostas/12',
    sees: 'getProposta',
    shows: 'Como será corrigida',
    acts: [
      ['Salvar', 'saveProposta'],
      ['Fazer uma cópia', 'createPropostaCopia'],
      ['Devolver ao rascunho', 'saveProposta'],
      ['Arquivar', 'saveProposta'],
    ],
  },
  {
    path: '/redacoes/propostas/nova',
    sees: 'createProposta',
    shows: 'Acrescentar texto',
    acts: [
      ['Salvar', 'createProposta'],
      ['Marcar como pronta', 'createProposta'],
    ],
  },
  {
    path: '/questoes/materias',
    sees: 'listMaterias',
    shows: 'Ciências da Natureza',
    acts: [
      ['Nova matéria', 'saveMateria'],
      ['Editar', 'saveMateria'],
    ],
  },
  {
    path: '/questoes/objetos',
    sees: 'listObjetosConhecimento',
    shows: 'Razão e proporção',
    acts: [
      ['Novo objeto', 'saveObjetoConhecimento'],
      ['Editar', 'saveObjetoConhecimento'],
      ['Juntar', 'createJuncaoObjeto'],
    ],
  },
  {
    path: '/questoes/habilidades',
    sees: 'listHabilidades',
    shows: 'EF07MA17',
    acts: [
      ['Nova habilidade', 'saveHabilidade'],
      ['Editar', 'saveHabilidade'],
    ],
  },
  {
    path: '/questoes/etiquetas',
    sees: 'listEtiquetas',
    shows: 'água',
    acts: [
      ['Nova etiqueta', 'saveEtiqueta'],
      ['Editar', 'saveEtiqueta'],
    ],
  },
  {
    path: '/redacoes/respostas',
    sees: 'listRespostasSubjetivas',
    shows: 'Questão 5 · S-2M8D',
    acts: [['Salvar', 'saveCorrecaoSubjetiva']],
  },
  {
    path: '/redacoes/5001',
    sees: 'listRedacoes',
    shows: 'Argumentação',
    acts: [['Entregar correção', 'saveCorrecaoRedacao']],
    presses: [{ role: 'button', name: /^O que vale cada nota/u }],
  },
  {
    path: '/redacoes/5099',
    sees: 'listRedacoes',
    shows: 'Argumentação',
    acts: [['Reabrir correção', 'reopenCorrecaoRedacao']],
  },
  { path: '/cursos', sees: 'listCursos', shows: 'Cursos', acts: [['Novo curso', 'createCurso']] },
  {
    path: '/conteudos',
    sees: 'listConteudos',
    shows: 'Usado em 3 roteiros',
    acts: [
      ['Novo conteúdo', 'createConteudo'],
      ['Editar', 'saveConteudo'],
      ['Verificar link', 'createConteudoVerificacao'],
      ['Mudar ordem', 'setConteudoOrdem'],
    ],
  },
  {
    path: '/base_conhecimentos/24',
    sees: 'listCursos',
    shows: 'Estrutura do curso',
    acts: [
      ['Salvar', 'saveBaseConhecimento'],
      ['Tirar dos alunos', 'setCursoPublicacao'],
    ],
    presses: [
      { role: 'button', name: /^Capítulo 1/u },
      { role: 'button', name: /^Quiz/u },
    ],
  },
  {
    path: '/escola',
    sees: 'getConfiguracaoEscola',
    shows: 'Nome das moedas',
    acts: [['Salvar', 'updateConfiguracaoEscola']],
  },
  {
    path: '/escola/ano_letivo',
    sees: 'getConfiguracaoEscola',
    shows: 'Um ano está ativo por vez. Os ciclos dizem aos alunos em que parte do ano eles estão.',
    acts: [
      ['Novo ano letivo', 'saveAnoLetivo'],
      ['Editar', 'saveAnoLetivo'],
    ],
  },
  {
    path: '/escola/sedes',
    sees: 'getConfiguracaoEscola',
    shows: 'Jardim das Flores',
    acts: [
      ['Nova sede', 'saveSede'],
      ['Editar', 'saveSede'],
      ['Arquivar', 'setSedeArquivamento'],
    ],
  },
  {
    path: '/escola/series',
    sees: 'getConfiguracaoEscola',
    shows: '2ª série',
    acts: [
      ['Criar séries padrão', 'createSeriesPadrao'],
      ['Nova série', 'saveSerie'],
      ['Editar', 'saveSerie'],
      ['Arquivar', 'setSerieArquivamento'],
    ],
  },
  {
    path: '/escola/avisos',
    sees: 'listGestaoAvisos',
    shows: 'Manutenção no sábado',
    acts: [
      ['Escrever aviso', 'saveGestaoAviso'],
      ['Editar', 'saveGestaoAviso'],
    ],
  },
  {
    path: '/escola/equipe',
    sees: 'listEquipe',
    shows: 'Ivo Nakamura Prado',
    acts: [['Nova pessoa', 'createMembroEquipe']],
    presses: [
      {
        role: 'button',
        name: /^Abrir a conta de Ivo/u,
        acts: [
          ['Mudar dados e perfil', 'saveMembroEquipe'],
          ['Gerar senha nova', 'resetSenhaMembro'],
          ['Redefinir', 'resetDuasEtapas'],
          ['Encerrar acesso', 'setMembroSituacao'],
        ],
      },
    ],
  },
  {
    path: '/escola/consentimentos',
    sees: 'listConsentimentos',
    shows: 'Ana Lima',
    acts: [],
    presses: [
      {
        role: 'button',
        name: /^Abrir os consentimentos de Ana/u,
        acts: [
          ['Registrar consentimento', 'createConsentimento'],
          ['Revogar', 'closeConsentimento'],
        ],
      },
    ],
  },
  {
    path: '/escola/importacoes/6f1c2c0e-5d1a-4c0a-9d5e-2b7d7f1f0a35',
    sees: 'getImportacao',
    shows: 'Ficam de fora sempre.',
    acts: [['Conferir', 'setImportacaoMapeamento']],
  },
  {
    path: '/escola/importacoes/6f1c2c0e-5d1a-4c0a-9d5e-2b7d7f1f0a35?etapa=conferencia',
    sees: 'getImportacao',
    shows: 'Davi Nogueira',
    acts: [
      ['Aplicar', 'applyImportacao'],
      ['Corrigir', 'saveImportacaoLinha'],
      ['Deixar vazio', 'saveImportacaoLinha'],
    ],
  },
  {
    path: '/escola/manutencao',
    sees: 'getManutencaoEscola',
    shows: 'O que muda com a manutenção ligada',
    acts: [['Ligar manutenção', 'setManutencaoEscola']],
  },
];

/** Buttons that write nothing: they move, show, filter, copy to a file, or change what is only on the screen. */
const HARMLESS =
  /^(?:Recolher menu|Atalhos do teclado|Sair$|Fale conosco|Limpar|Mostrar arquivadas|Remover filtro|Fechar|Baixar CSV|Ver questão|Ler a questão|Duas$|Pular|Desfazer$|Refazer|Descartar mudanças|Selecionar os|Mais opções d|Ver como aluno|Histórico e usos|Mostrar opções|AbrirAbrir a conta de|AbrirAbrir os consentimentos de|Imprimir(?: formulário|$)|Baixar linhas|Estão errados|Ver as linhas|Voltar$|(?:Arquivo|Colunas), concluída|Colunas$|(?:Criar|Atualizar|Sem mudança|Com erro) [\d(]|[A-EPF]$|[0-9,]$|Em branco|(?:O que|Dias|Questões|Turmas e horários|Conferir), concluída|[56] (?:Conferir|Publicar), a fazer|Continuar: publicar|Pôr Q-|Tirar Q-|Ver Q-|Mais filtros|Por objeto de conhecimento|Acrescentar parte|Mover a questão|\d+ verificações em ordem|(?:Ana|Bento|Cecília|Davi) [A-Z]|Mostrar na tela)/u;
/** Parts of a form or of its text: what they change is sent by the button of the form. */
const IN_FORM =
  /^(?:Negrito|Itálico|Subscrito|Sobrescrito|Título|Subtítulo|Lista |Linha de fonte|(?:Mover|Formatar|Remover) a alternativa|Adicionar alternativa|Acrescentar texto|(?:Subir|Descer|Remover) o texto|Tirar (?:EF07MA17|água|revisão)$|Imagem|Tabela|Fórmula|Estrutura do curso|Capítulo |Explicação resumida|Resumo|Exercícios práticos|Quiz|Pergunta )/u;

/** The acts in sight: those of a dialog alone, while one is open. */
function offered(acts: readonly Act[]): string[] {
  const dialog = page.getByRole('dialog');
  const names = (dialog.elements().length > 0 ? dialog : page)
    .getByRole('button')
    .elements()
    .filter((button) => !button.closest('nav'))
    .map((button) => (button.getAttribute('aria-label') ?? button.textContent).trim())
    .filter((name) => !HARMLESS.test(name) && !IN_FORM.test(name));
  const actOf = (name: string) =>
    acts.find(([begins]) => name.startsWith(begins))?.[0] ?? `no act of the table: ${name}`;
  return [...new Set(names.map(actOf))].sort();
}

const expected = (perfil: StaffPerfil, acts: readonly Act[]) =>
  acts
    .filter(([, call]) => mayCall(perfil, call))
    .map(([name]) => name)
    .sort();

/** Results that wait until somebody has looked at them. */
const WAITING = {
  retido: false,
  liberado: false,
  liberar_em: null,
  gabarito_liberado_em: null,
  liberacao_minima_em: '2026-11-21T19:02:00-03:00',
  liberacao: 'conferida',
  liberacao_da_prova: null,
  aguarda_conferencia: true,
} as const;

type Case = { readonly screen: Screen; readonly path: string; readonly perfis: readonly StaffPerfil[] };

/** A screen once for each different set of acts. */
const CASES: readonly Case[] = SCREENS.flatMap((screen) => {
  const groups = new Map<string, StaffPerfil[]>();
  for (const perfil of STAFF_PERFIS.filter((one) => mayCall(one, screen.sees))) {
    const all = [screen, ...(screen.presses ?? [])];
    const acts = all.map(({ acts: some = [] }) => expected(perfil, some).join()).join(';');
    groups.set(acts, [...(groups.get(acts) ?? []), perfil]);
  }
  return [...groups.values()].map((perfis) => ({ screen, path: screen.path, perfis }));
});

/** Parts of an act that stand in the table under another call. */
const WITHIN: readonly StaffWrite[] = [
  // Whom the school names makes slips (PER-12): `features/fichas/fichas.test.tsx`.
  'createFichas',
  // A choice in the sheet of the consents, disabled for who may not.
  'setBaseLegalAluno',
  // A file that is chosen is sent.
  'createImportacao',
  // The button of an empty bank: `features/questoes/questoes.test.tsx`.
  'createImportacaoExemplo',
  // 'Desfazer' stands on the result of a file.
  'undoImportacao',
  'changeBaseConhecimento',
  'updateBaseConhecimento',
  'createMidia',
  'createMidiaArquivo',
  // A key that is kept against INEP's, in the sheet of a place: `features/provas/conferir`.
  'setRascunhoGabarito',
  // A page of its own, reached by a link: `features/provas/horarios/horarios.test.tsx`.
  'setAvaliacaoTurmas',
  // 'Desfazer' stands beside what was delivered, for ten seconds (D 227).
  'undoCorrecaoRedacao',
];

it('every write in the name of the school is an act of the table', () => {
  const acts = new Set<string>(
    SCREENS.flatMap((screen) =>
      [screen, ...(screen.presses ?? [])].flatMap(({ acts = [] }) => acts.map(([, call]) => call)),
    ),
  );
  const known = [...acts, ...WITHIN];
  expect(staffActs.filter((call) => !known.includes(call))).toEqual([]);
});

it.each(CASES)('[PER-8] $path offers $perfis what they may do, and nothing else', async ({ screen, path, perfis }) => {
  await page.viewport(1280, 800);
  const finished = buildRedacao({
    redacao_id: 5099,
    minha_situacao: 'nao_iniciada',
    papel: null,
    situacao: 'corrigida',
    nota_final: 640,
    partes_concluidas: ['primeira'],
  });
  const server = essayServer([...buildRedacoes(3), finished]);
  const board = buildProvaAlunos();
  server.respond('listProvaAlunos', {
    ...board,
    prorrogacoes: [{ prorrogacao_id: 88, escopo: 'turma', turma_aluno_id: null, minutos: 10, criada_em: board.agora }],
  });
  const waits = { turma_aluno_id: 31_001, erradas: 10, bloqueado: true, admitido_em: null };
  server.respond('getEntradaProva', { entrada: 'codigo', codigo: '042917', alunos: [waits] });
  server.respond('getLiberacao', buildLiberacao(WAITING));
  server.respond('getGradeRespostas', buildGradeHibrida());
  server.respond(
    'getGestaoAluno',
    buildDetalhe({
      login: 'aluno.31001',
      nome_social: 'Bê',
      boss_liberaveis: [buildBoss()],
      bloqueado_ate: new Date(Date.now() + 600_000).toISOString(),
    }),
  );
  const paper = { turma_avaliacao_id: 303, tipo_aplicacao: 'Presencial', situacao: 'encerrada' } as const;
  exame({ cancelada_em: '2026-11-20T12:00:00-03:00' }, [...PROVAS, buildGestaoProva(paper)])(server);
  const [perfil = 'supervisor'] = perfis;
  // As the server says of who writes drafts.
  const editavel = mayCall(perfil, 'saveRascunhoAvaliacao');
  if (path.startsWith(RASCUNHO)) rascunhos(buildRascunho({}, { editavel }))(server);
  await open(path, { person: staff(perfil), server });
  await expect.element(page.getByText(screen.shows).first()).toBeVisible();
  await expect.poll(() => offered(screen.acts)).toEqual(expected(perfil, screen.acts));
  for (const { role, name, acts = screen.acts } of screen.presses ?? []) {
    const found = page.getByRole(role, { name }).elements()[0];
    // Who may do nothing with it does not find it, and is offered nothing more.
    if (found instanceof HTMLElement) found.click();
    await expect.poll(() => offered(acts)).toEqual(expected(perfil, acts));
  }
});
