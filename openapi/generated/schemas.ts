// Generated from openapi/. Do not edit: run `pnpm generate`.

import * as z from 'zod/mini';

export const zAreaCodigo = /* @__PURE__ */ (() => z.enum([
    'LC',
    'CH',
    'CN',
    'MT'
]))();

export const zAreaCodigoNulo = /* @__PURE__ */ (() => z.nullable(z.enum([
    'LC',
    'CH',
    'CN',
    'MT'
])))();

/**
 * The same token stands in the Authorization response header, in token and in data.token.
 */
export const zAutorizacao = /* @__PURE__ */ (() => z.object({
    token: z.string().check(z.maxLength(8192)),
    data: z.object({
        token: z.string().check(z.maxLength(8192))
    }),
    shouldChangePassword: z.boolean()
}))();

export const zCiclo = /* @__PURE__ */ (() => z.int().check(z.gte(1), z.lte(99)))();

export const zContagem = /* @__PURE__ */ (() => z.int().check(z.gte(0), z.lte(1000000)))();

export const zAdaptadaBossContagem = /* @__PURE__ */ (() => z.object({
    qtde_boss: zContagem,
    qtde_boss_finalizado: zContagem
}))();

export const zAdaptadaExercicios = /* @__PURE__ */ (() => z.object({
    qtde_estrelas_possiveis: zContagem,
    qtde_estrelas_conquistadas: zContagem,
    qtde_itens_possiveis: zContagem,
    qtde_itens_respondidos: zContagem
}))();

export const zBossResultado = /* @__PURE__ */ (() => z.object({
    status_boss_enum: z.enum(['venceu', 'perdeu']),
    desempenho: z.number().check(z.gte(0), z.lte(100)),
    qtde_moedas_ganhas: zContagem,
    desempenho_minimo: z.number().check(z.gte(0), z.lte(100)),
    qtde_itens: z.int().check(z.gte(1), z.lte(100)),
    qtde_itens_acertou: z.int().check(z.gte(0), z.lte(100))
}))();

export const zDataConsulta = /* @__PURE__ */ (() => z.string().check(z.length(10), z.regex(/^(\d{4}-\d{2}-\d{2}|\d{2}\/\d{2}\/\d{4})$/)))();

export const zDataNula = /* @__PURE__ */ (() => z.nullable(z.iso.date().check(z.maxLength(10))))();

export const zDiaProva = /* @__PURE__ */ (() => z.int().check(z.gte(1), z.lte(99)))();

/**
 * The only error body.
 */
export const zError = /* @__PURE__ */ (() => z.object({
    message: z.string().check(z.maxLength(500)),
    erro: z.string().check(z.maxLength(500)),
    codigo: z.string().check(z.maxLength(80), z.regex(/^[a-z0-9]+([_-][a-z0-9]+)*$/)),
    avaliacao_finalizada: z.optional(z.boolean())
}))();

export const zEstrelas = /* @__PURE__ */ (() => z.int().check(z.gte(0), z.lte(3)))();

export const zFracaoNula = /* @__PURE__ */ (() => z.nullable(z.number().check(z.gte(0), z.lte(1))))();

/**
 * Sanitised HTML.
 */
export const zHtml = /* @__PURE__ */ (() => z.string().check(z.maxLength(200000)))();

export const zId = /* @__PURE__ */ (() => z.int().check(z.gte(1), z.lte(2147483647)))();

export const zAdaptadaCiclo = /* @__PURE__ */ (() => z.object({
    id: zId,
    numero_referencia: zCiclo
}))();

export const zIdNulo = /* @__PURE__ */ (() => z.nullable(z.int().check(z.gte(1), z.lte(2147483647))))();

/**
 * Instant with offset.
 */
export const zInstante = /* @__PURE__ */ (() => z.iso.datetime({ offset: true }).check(z.maxLength(35)))();

/**
 * Instant with offset.
 */
export const zInstanteNulo = /* @__PURE__ */ (() => z.nullable(z.iso.datetime({ offset: true }).check(z.maxLength(35))))();

/**
 * Chosen option, 1 = A; null = none.
 */
export const zItemResposta = /* @__PURE__ */ (() => z.nullable(z.int().check(z.gte(1), z.lte(5))))();

/**
 * Ignored but for the count (decision 124); the server has its own record of every try.
 */
export const zFaseLogItemResposta = /* @__PURE__ */ (() => z.object({
    banco_questao_id: zId,
    turma_avaliacao_roteiro_estudo_id: z.optional(zIdNulo),
    turma_avaliacao_lista_adaptada_id: z.optional(zIdNulo),
    resposta: zItemResposta,
    gabarito: z.nullish(z.string().check(z.maxLength(10), z.regex(/^[^\u0000]*$/)))
}))();

/**
 * Answer key; null until it may be seen.
 */
export const zLetra = /* @__PURE__ */ (() => z.nullable(z.enum([
    'A',
    'B',
    'C',
    'D',
    'E'
])))();

/**
 * One exercise in the run that is open, or would open with the next answer.
 */
export const zAdaptadaItem = /* @__PURE__ */ (() => z.object({
    banco_questao_id: zId,
    ordem_exercicio: z.int().check(z.gte(1), z.lte(999)),
    acertou: z.nullable(z.boolean()),
    gabarito: zLetra,
    turma_avaliacao_roteiro_estudo_id: z.optional(zId),
    turma_avaliacao_lista_adaptada_id: z.optional(zId),
    item_resposta: zItemResposta,
    vez: z.int().check(z.gte(0), z.lte(2)),
    bloqueado: z.boolean()
}))();

export const zBossItem = /* @__PURE__ */ (() => z.object({
    item_resposta: zItemResposta,
    item_gabarito: zLetra,
    banco_questao_id: zId,
    turma_avaliacao_roteiro_estudo_id: zIdNulo,
    turma_avaliacao_lista_adaptada_id: zIdNulo,
    ordem: z.int().check(z.gte(1), z.lte(100)),
    acertou: z.nullable(z.boolean())
}))();

/**
 * 1 English, 2 Spanish.
 */
export const zLinguaEstrangeira = /* @__PURE__ */ (() => z.union([z.literal(1), z.literal(2)]))();

/**
 * 1 English, 2 Spanish, null none.
 */
export const zLinguaEstrangeiraNula = /* @__PURE__ */ (() => z.nullable(z.union([z.literal(1), z.literal(2)])))();

export const zNotaNula = /* @__PURE__ */ (() => z.nullable(z.number().check(z.gte(0), z.lte(10000))))();

export const zNumeroNulo = /* @__PURE__ */ (() => z.nullable(z.int().check(z.gte(1), z.lte(9999))))();

/**
 * Where the item parameters come from.
 */
export const zOrigemTri = /* @__PURE__ */ (() => z.nullable(z.enum(['INEP', 'demonstração'])))();

/**
 * The documented copy of the payload. Dropped unread, before validation and logging.
 */
export const zParams = /* @__PURE__ */ (() => z.record(z.string(), z.unknown()))();

/**
 * At least one of avatar_code, nome_social and perguntas_seguranca.
 */
export const zContaUpdateRequest = /* @__PURE__ */ (() => z.object({
    avatar_code: z.optional(z.int().check(z.gte(1), z.lte(69))),
    nome_social: z.optional(z.string().check(z.minLength(1), z.maxLength(20), z.regex(/^[^\u0000]*$/))),
    perguntas_seguranca: z.optional(z.tuple([
        z.object({
            numero_sequencial: z.int().check(z.gte(1), z.lte(3)),
            pergunta_seguranca_id: zId,
            resposta: z.string().check(z.minLength(1), z.maxLength(20), z.regex(/^[^\u0000]*$/))
        }),
        z.object({
            numero_sequencial: z.int().check(z.gte(1), z.lte(3)),
            pergunta_seguranca_id: zId,
            resposta: z.string().check(z.minLength(1), z.maxLength(20), z.regex(/^[^\u0000]*$/))
        }),
        z.object({
            numero_sequencial: z.int().check(z.gte(1), z.lte(3)),
            pergunta_seguranca_id: zId,
            resposta: z.string().check(z.minLength(1), z.maxLength(20), z.regex(/^[^\u0000]*$/))
        })
    ])),
    senha_atual: z.optional(z.string().check(z.maxLength(200), z.regex(/^[^\u0000]*$/))),
    params: z.optional(zParams)
}))();

export const zContextoRequest = /* @__PURE__ */ (() => z.object({
    turma_aluno_id: zId,
    modo: z.enum(['aluno', 'professor']),
    motivo: z.optional(z.string().check(z.maxLength(500), z.regex(/^[^\u0000]*$/))),
    params: z.optional(zParams)
}))();

export const zEmailTrocaSenhaRequest = /* @__PURE__ */ (() => z.object({
    username: z.string().check(z.minLength(1), z.maxLength(254), z.regex(/^[^\u0000]*$/)),
    params: z.optional(zParams)
}))();

/**
 * Nothing to send. The server takes an absent or zero-length body, {} and {"params":{}} alike.
 */
export const zEmptyBody = /* @__PURE__ */ (() => z.object({
    params: z.optional(zParams)
}))();

export const zLinguaRequest = /* @__PURE__ */ (() => z.object({
    lingua_estrangeira: zLinguaEstrangeira,
    dia: z.optional(zDiaProva),
    params: z.optional(zParams)
}))();

export const zLoginHubRequest = /* @__PURE__ */ (() => z.object({
    token: z.string().check(z.minLength(1), z.maxLength(8192), z.regex(/^[A-Za-z0-9_.=-]+$/)),
    params: z.optional(zParams)
}))();

export const zLoginRequest = /* @__PURE__ */ (() => z.object({
    user: z.object({
        login: z.string().check(z.minLength(1), z.maxLength(254), z.regex(/^[^\u0000]*$/)),
        password: z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^\u0000]*$/))
    }),
    lembrar: z.optional(z.boolean()),
    params: z.optional(zParams)
}))();

export const zPercentualNulo = /* @__PURE__ */ (() => z.nullable(z.number().check(z.gte(0), z.lte(100))))();

export const zGabaritoItem = /* @__PURE__ */ (() => z.object({
    numero: z.int().check(z.gte(1), z.lte(999)),
    banco_questao_id: zId,
    turma_avaliacao_questao_resposta_id: zId,
    item_resposta: zItemResposta,
    gabarito: zLetra,
    questao_anulada: z.boolean(),
    percentual_acerto: zPercentualNulo,
    subjetiva: z.boolean(),
    gabarito_bonificado: z.boolean(),
    pontuacao_correcao: zNotaNula,
    pontuacao_avaliacao: zNotaNula,
    presente_avaliacao: z.boolean(),
    dia_prova: zDiaProva,
    lingua_estrangeira: zLinguaEstrangeiraNula,
    texto_resposta: z.nullable(z.string().check(z.maxLength(10000)))
}))();

export const zPerfil = /* @__PURE__ */ (() => z.enum([
    'aluno',
    'professor',
    'coordenador',
    'gestao_vida',
    'admin',
    'gestao_escola',
    'diretor',
    'supervisor'
]))();

export const zPesquisa = /* @__PURE__ */ (() => z.object({
    mostrar: z.boolean()
}))();

/**
 * Question bank entry. Blank options are hidden.
 */
export const zQuestao = /* @__PURE__ */ (() => z.object({
    banco_questao_id: zId,
    enunciado: zHtml,
    opcao_a: zHtml,
    opcao_b: zHtml,
    opcao_c: zHtml,
    opcao_d: zHtml,
    opcao_e: z.nullish(z.string().check(z.maxLength(200000))),
    comentario: zHtml,
    gabarito: zLetra
}))();

export const zRecuperacao = /* @__PURE__ */ (() => z.object({
    email: z.boolean(),
    perguntas: z.boolean()
}))();

export const zReduzirMoedaRequest = /* @__PURE__ */ (() => z.object({
    turma_avaliacao_id: zId,
    materia_id: zId,
    objeto_conhecimento_id: zId,
    params: z.optional(zParams)
}))();

export const zResgateRecuperacaoRequest = /* @__PURE__ */ (() => z.object({
    codigo: z.string().check(z.minLength(16), z.maxLength(200), z.regex(/^[A-Za-z0-9_-]+$/)),
    nova: z.string().check(z.maxLength(200), z.regex(/^[^\u0000]*$/)),
    params: z.optional(zParams)
}))();

export const zResgateRequest = /* @__PURE__ */ (() => z.object({
    codigo: z.string().check(z.minLength(16), z.maxLength(200), z.regex(/^[A-Za-z0-9_-]+$/)),
    params: z.optional(zParams)
}))();

/**
 * The id of the item is that of its kind; the other is absent or null.
 */
export const zRespostaBossRequest = /* @__PURE__ */ (() => z.object({
    turma_avaliacao_roteiro_estudo_id: z.optional(zIdNulo),
    turma_avaliacao_lista_adaptada_id: z.optional(zIdNulo),
    item_resposta: z.int().check(z.gte(1), z.lte(5)),
    params: z.optional(zParams)
}))();

export const zRespostaPesquisaRequest = /* @__PURE__ */ (() => z.object({
    nota: z.nullable(z.int().check(z.gte(0), z.lte(10))),
    comentario: z.optional(z.string().check(z.maxLength(1000), z.regex(/^[^\u0000]*$/))),
    params: z.optional(zParams)
}))();

export const zRespostasSegurancaRequest = /* @__PURE__ */ (() => z.object({
    username: z.string().check(z.minLength(1), z.maxLength(254), z.regex(/^[^\u0000]*$/)),
    respostas: z.array(z.object({
        id: zId,
        resposta: z.string().check(z.maxLength(200), z.regex(/^[^\u0000]*$/))
    })).check(z.minLength(1), z.maxLength(3)),
    params: z.optional(zParams)
}))();

export const zSaude = /* @__PURE__ */ (() => z.object({
    status: z.enum(['ok', 'indisponivel']),
    versao: z.string().check(z.maxLength(60)),
    banco: z.enum(['ok', 'indisponivel']),
    manutencao: z.boolean()
}))();

/**
 * Whole seconds.
 */
export const zSegundos = /* @__PURE__ */ (() => z.int().check(z.gte(0), z.lte(315360000)))();

export const zFaseLogMidiaAssistir = /* @__PURE__ */ (() => z.object({
    conteudo_id: zId,
    acao: z.enum([
        'play',
        'pause',
        'speed',
        'sair',
        'link_externo'
    ]),
    velocidade: z.optional(z.number().check(z.gte(0.25), z.lte(4))),
    posicao: z.optional(zSegundos)
}))();

/**
 * One entry: created_at and exactly one of the others.
 */
export const zFaseLog = /* @__PURE__ */ (() => z.object({
    created_at: zInstante,
    item_resposta: z.optional(zFaseLogItemResposta),
    midia_assistir: z.optional(zFaseLogMidiaAssistir),
    midia_pular: z.optional(z.literal(true)),
    midia_continuar: z.optional(z.literal(true)),
    midia_feedback: z.optional(z.union([
        z.literal(1),
        z.literal(2),
        z.literal(3)
    ]))
}))();

export const zInicio = /* @__PURE__ */ (() => z.object({
    tempo_restante: zSegundos,
    iniciada_em: zInstante,
    prazo_em: zInstante,
    servidor_em: zInstante
}))();

export const zLingua = /* @__PURE__ */ (() => z.object({
    lingua_estrangeira: zLinguaEstrangeira,
    tempo_restante: zSegundos,
    qtde_itens_respondidos: zContagem
}))();

/**
 * Receipt of the delivery; the same one on every repetition.
 */
export const zRecibo = /* @__PURE__ */ (() => z.object({
    entregue_em: zInstante,
    tempo_utilizado: zSegundos,
    qtde_itens_respondidos: zContagem,
    qtde_itens: zContagem,
    protocolo: z.string().check(z.minLength(6), z.maxLength(40), z.regex(/^[A-Z0-9-]+$/))
}))();

/**
 * Whole seconds.
 */
export const zSegundosNulo = /* @__PURE__ */ (() => z.nullable(z.int().check(z.gte(0), z.lte(315360000))))();

/**
 * Status strip of the student of the session.
 */
export const zNavbar = /* @__PURE__ */ (() => z.object({
    qtde_estrelas: zContagem,
    qtde_moedas: zContagem,
    qtde_vidas: z.int().check(z.gte(0), z.lte(5)),
    prox_vida: zSegundosNulo,
    vidas_ativas: z.boolean(),
    custo_vidas: z.int().check(z.gte(0), z.lte(100))
}))();

/**
 * Own change (atual, nova, confirmacao on the older form) or management reset (turma_aluno_id; autenticado and nova are then ignored). Length and content of a password are judged by the server, which answers 422 with erro.
 */
export const zSenhaRequest = /* @__PURE__ */ (() => z.object({
    atual: z.optional(z.string().check(z.maxLength(200), z.regex(/^[^\u0000]*$/))),
    nova: z.optional(z.string().check(z.maxLength(200), z.regex(/^[^\u0000]*$/))),
    confirmacao: z.optional(z.string().check(z.maxLength(200), z.regex(/^[^\u0000]*$/))),
    autenticado: z.optional(z.boolean()),
    turma_aluno_id: z.optional(zId),
    params: z.optional(zParams)
}))();

export const zSenhaTemporaria = /* @__PURE__ */ (() => z.object({
    nova_senha: z.string().check(z.minLength(6), z.maxLength(40))
}))();

/**
 * Client sequence of one answer or essay: the highest wins; 0 means never written.
 */
export const zSeq = /* @__PURE__ */ (() => z.int().check(z.gte(0), z.lte(2147483647)))();

export const zRedacaoRequest = /* @__PURE__ */ (() => z.object({
    texto_redacao: z.string().check(z.maxLength(20000), z.regex(/^[^\u0000]*$/)),
    seq: z.optional(zSeq),
    dia: z.optional(zDiaProva),
    params: z.optional(zParams)
}))();

export const zRespostaRequest = /* @__PURE__ */ (() => z.object({
    turma_avaliacao_questao_resposta_id: zId,
    item_resposta: zItemResposta,
    dia: zDiaProva,
    seq: z.optional(zSeq),
    respondida_em: z.optional(zInstante),
    params: z.optional(zParams)
}))();

export const zResumoItem = /* @__PURE__ */ (() => z.object({
    numero: z.int().check(z.gte(1), z.lte(999)),
    banco_questao_id: zId,
    item_resposta: zItemResposta,
    gabarito: zLetra,
    questao_anulada: z.boolean(),
    turma_avaliacao_questao_resposta_id: zId,
    avaliacao_conhecimento_questao_id: zId,
    lingua_estrangeira: zLinguaEstrangeiraNula,
    seq: zSeq,
    subjetiva: z.optional(z.boolean()),
    texto_resposta: z.nullish(z.string().check(z.maxLength(10000)))
}))();

/**
 * gravada: stored; ignorada_mais_antiga: a newer seq is stored; fora_do_prazo: kept for staff, not counted.
 */
export const zSituacaoGravacao = /* @__PURE__ */ (() => z.enum([
    'gravada',
    'ignorada_mais_antiga',
    'fora_do_prazo'
]))();

export const zRedacao = /* @__PURE__ */ (() => z.object({
    data_ultima_gravacao: zInstante,
    palavras: zContagem,
    seq: zSeq,
    situacao: zSituacaoGravacao
}))();

/**
 * What is stored now, which after ignorada_mais_antiga is not what was sent.
 */
export const zResposta = /* @__PURE__ */ (() => z.object({
    turma_avaliacao_questao_resposta_id: zId,
    item_resposta: zItemResposta,
    seq: zSeq,
    gravada_em: zInstante,
    tempo_restante: zSegundos,
    qtde_itens_respondidos: zContagem,
    situacao: zSituacaoGravacao
}))();

/**
 * agendada: window not open; disponivel: open, not started; em_andamento: started; entregue: handed in; encerrada: closed by the clock.
 */
export const zSituacaoProva = /* @__PURE__ */ (() => z.enum([
    'agendada',
    'disponivel',
    'em_andamento',
    'entregue',
    'encerrada'
]))();

export const zSituacaoResultado = /* @__PURE__ */ (() => z.enum(['em_correcao', 'liberado']))();

export const zStatusBoss = /* @__PURE__ */ (() => z.enum([
    'bloqueado',
    'desbloqueado',
    'iniciado',
    'venceu',
    'perdeu'
]))();

export const zBossInfo = /* @__PURE__ */ (() => z.object({
    tempo_total: zSegundos,
    data_inicio: zInstanteNulo,
    tempo_restante: zSegundos,
    data_fim: zInstanteNulo,
    status_boss: zStatusBoss,
    qtde_itens: z.int().check(z.gte(0), z.lte(100)),
    servidor_em: zInstante
}))();

export const zBossResumo = /* @__PURE__ */ (() => z.object({
    itens: z.array(zBossItem).check(z.maxLength(100)),
    tempo_restante: zSegundos,
    online: z.boolean(),
    status_boss: zStatusBoss,
    tempo_total: zSegundos,
    servidor_em: zInstante
}))();

/**
 * What is stored; sent again, the same answer.
 */
export const zRespostaBoss = /* @__PURE__ */ (() => z.object({
    item_resposta: zItemResposta,
    item_gabarito: zLetra,
    acertou: z.nullable(z.boolean()),
    comentario: zHtml,
    tempo_restante: zSegundos,
    qtde_itens_respondidos: zContagem,
    qtde_itens: z.int().check(z.gte(1), z.lte(100)),
    status_boss: zStatusBoss,
    servidor_em: zInstante
}))();

/**
 * As the server knows it for the student, whoever looks; null without a Boss.
 */
export const zStatusBossNulo = /* @__PURE__ */ (() => z.nullable(z.enum([
    'bloqueado',
    'desbloqueado',
    'iniciado',
    'venceu',
    'perdeu'
])))();

/**
 * Additive: number of the run of this phase (decision 125). A run opens with its first answer or skip and ends with fase_concluida.
 */
export const zTentativa = /* @__PURE__ */ (() => z.int().check(z.gte(1), z.lte(32767)))();

export const zAdaptadaItemRequest = /* @__PURE__ */ (() => z.object({
    item_resposta: z.nullable(z.int().check(z.gte(1), z.lte(5))),
    tentativa: z.optional(zTentativa),
    vez: z.optional(z.int().check(z.gte(1), z.lte(2))),
    pratica: z.optional(z.boolean()),
    params: z.optional(zParams)
}))();

/**
 * The verdict of the server. gabarito is null and comentario empty until bloqueado.
 */
export const zAdaptadaItemResposta = /* @__PURE__ */ (() => z.object({
    banco_questao_id: zId,
    item_resposta: zItemResposta,
    acertou: z.boolean(),
    gabarito: zLetra,
    comentario: zHtml,
    bloqueado: z.boolean(),
    vez: z.int().check(z.gte(1), z.lte(2)),
    tentativa: zTentativa,
    perdeu_vida: z.boolean(),
    qtde_moedas_ganhas: zContagem,
    navbar: zNavbar
}))();

export const zFaseConcluidaRequest = /* @__PURE__ */ (() => z.object({
    fase_resumo: z.array(zFaseLog).check(z.maxLength(2000)),
    tentativa: z.optional(zTentativa),
    params: z.optional(zParams)
}))();

export const zTexto = /* @__PURE__ */ (() => z.string().check(z.maxLength(500)))();

export const zAvaliacaoMateria = /* @__PURE__ */ (() => z.object({
    materia_id: zId,
    materia_nome: zTexto,
    qtde_questoes: zContagem,
    area_conhecimento_id: zId,
    qtde_questoes_respondidas: zContagem,
    area_conhecimento_nome_curto: zTexto
}))();

export const zAviso = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1), z.maxLength(60), z.regex(/^[a-z0-9-]+$/)),
    titulo: zTexto,
    texto: z.string().check(z.maxLength(2000)),
    inicio: zInstante,
    fim: zInstante
}))();

export const zAvisoLista = /* @__PURE__ */ (() => z.array(zAviso).check(z.maxLength(50)))();

export const zFalhasEvitadas = /* @__PURE__ */ (() => z.object({
    materia_id: zId,
    materia_nome: zTexto,
    qtde_falhas_evitadas: z.number().check(z.gte(0), z.lte(1000000)),
    qtde_falhas_previstas: z.number().check(z.gte(0), z.lte(1000000)),
    qtde_fases_engajou: zContagem,
    qtde_fases_total: zContagem,
    engajamento_base: zFracaoNula,
    engajamento_qualificado: zFracaoNula
}))();

export const zGabaritoFiltro = /* @__PURE__ */ (() => z.object({
    materia_id: zId,
    materia_nome: zTexto,
    ciclo_numero_referencia: z.array(zCiclo).check(z.maxLength(99))
}))();

export const zGabaritoFiltros = /* @__PURE__ */ (() => z.object({
    filtro: z.array(zGabaritoFiltro).check(z.maxLength(100))
}))();

export const zGabaritoListaItem = /* @__PURE__ */ (() => z.object({
    turma_avaliacao_id: zId,
    descricao: zTexto,
    nota_media: zPercentualNulo,
    data_aplicacao: zInstante,
    disciplinas: z.array(zTexto).check(z.maxLength(50)),
    situacao: zSituacaoResultado,
    gabarito_liberado_em: zInstanteNulo
}))();

export const zGabaritoLista = /* @__PURE__ */ (() => z.object({
    avaliacoes: z.array(zGabaritoListaItem).check(z.maxLength(1000))
}))();

export const zGabaritoMateria = /* @__PURE__ */ (() => z.object({
    materia_id: zId,
    materia_nome: zTexto,
    fora_do_gabarito: z.boolean(),
    itens: z.array(zGabaritoItem).check(z.maxLength(500))
}))();

/**
 * While situacao is em_correcao: grades, keys and percentages are null.
 */
export const zGabarito = /* @__PURE__ */ (() => z.object({
    turma_avaliacao_id: zId,
    descricao: zTexto,
    serie: zTexto,
    ciclo: zCiclo,
    desempenho: zPercentualNulo,
    nota: zNotaNula,
    presente_avaliacao: z.boolean(),
    resumo: z.array(zGabaritoMateria).check(z.maxLength(50)),
    data_aplicacao: zInstante,
    situacao: zSituacaoResultado,
    gabarito_liberado_em: zInstanteNulo
}))();

export const zGestaoAluno = /* @__PURE__ */ (() => z.object({
    aluno_nome: zTexto,
    turma_aluno_id: zId,
    avatar_code: z.int().check(z.gte(1), z.lte(69))
}))();

export const zMensagem = /* @__PURE__ */ (() => z.object({
    message: zTexto
}))();

export const zPerguntaResposta = /* @__PURE__ */ (() => z.object({
    numero_sequencial: z.int().check(z.gte(1), z.lte(3)),
    id: zId,
    pergunta_seguranca_id: zId,
    descricao: zTexto,
    resposta: z.string().check(z.maxLength(0))
}))();

export const zPerguntaSeguranca = /* @__PURE__ */ (() => z.object({
    id: zId,
    descricao: zTexto
}))();

export const zPerguntaSegurancaLista = /* @__PURE__ */ (() => z.array(zPerguntaSeguranca).check(z.maxLength(3)))();

export const zResultadoArea = /* @__PURE__ */ (() => z.object({
    codigo: zAreaCodigo,
    nome: zTexto,
    nota_tri: zNotaNula,
    erro_padrao: zNotaNula,
    acertos: zContagem,
    total: zContagem
}))();

export const zResultadoListaItem = /* @__PURE__ */ (() => z.object({
    id: zId,
    ciclo_avaliacao_id: zId,
    ciclo: zCiclo,
    nota: zNotaNula,
    nota_agregada: zNotaNula,
    nota_maxima: z.number().check(z.gte(0), z.lte(10000)),
    nota_tri: zNotaNula,
    descricao: zTexto,
    desempenho: zPercentualNulo,
    data_hora_inicial_1_dia: zInstante,
    ranking: z.nullable(z.int().check(z.gte(1), z.lte(1000000))),
    is_only_redacao: z.boolean(),
    melhor_da_turma: z.boolean(),
    situacao: zSituacaoResultado,
    gabarito_liberado_em: zInstanteNulo,
    origem_tri: zOrigemTri
}))();

export const zResultadoLista = /* @__PURE__ */ (() => z.object({
    falhas_evitadas: z.array(zFalhasEvitadas).check(z.maxLength(100)),
    avaliacoes: z.array(zResultadoListaItem).check(z.maxLength(1000))
}))();

/**
 * Read-only view of one question with the student's own answer.
 */
export const zResultadoQuestao = /* @__PURE__ */ (() => z.object({
    numero: z.int().check(z.gte(1), z.lte(999)),
    dia_prova: zDiaProva,
    banco_questao_id: zId,
    materia_id: zId,
    materia_nome: zTexto,
    enunciado: zHtml,
    opcao_a: zHtml,
    opcao_b: zHtml,
    opcao_c: zHtml,
    opcao_d: zHtml,
    opcao_e: z.nullish(z.string().check(z.maxLength(200000))),
    comentario: zHtml,
    gabarito: zLetra,
    item_resposta: zItemResposta,
    acertou: z.nullable(z.boolean()),
    anulada: z.boolean(),
    percentual_acerto: zPercentualNulo,
    lingua_estrangeira: zLinguaEstrangeiraNula
}))();

export const zResultadoQuestaoItem = /* @__PURE__ */ (() => z.object({
    numero: z.int().check(z.gte(1), z.lte(999)),
    acertou: z.nullable(z.boolean()),
    anulada: z.boolean(),
    subjetiva: z.boolean(),
    gabarito_bonificado: z.boolean(),
    acertou_bonificacao: z.boolean(),
    item_resposta: zItemResposta,
    nivel_dificuldade: z.nullable(z.number().check(z.gte(-100), z.lte(100))),
    nivel_dificuldade_professor: z.nullable(z.int().check(z.gte(1), z.lte(5))),
    percentual_acerto: zPercentualNulo,
    pontuacao_correcao: zNotaNula,
    percentual_pontuacao_correcao: zFracaoNula,
    pontuacao_avaliacao: zNotaNula,
    banco_questao_id: zId,
    materia_id: zId,
    materia_nome: zTexto,
    gabarito: zLetra,
    dia_prova: zDiaProva,
    area_codigo: zAreaCodigoNulo,
    lingua_estrangeira: zLinguaEstrangeiraNula
}))();

export const zResumoMateria = /* @__PURE__ */ (() => z.object({
    materia_id: zId,
    materia_nome: zTexto,
    itens: z.array(zResumoItem).check(z.maxLength(500))
}))();

export const zRoteiroSemana = /* @__PURE__ */ (() => z.object({
    turma_avaliacao_id: zId,
    tipo_avaliacao: z.enum(['RoteiroEstudo', 'PlanoAcao']),
    materia_id: zId,
    materia_nome: zTexto,
    descricao: zTexto,
    data_aplicacao: zInstanteNulo,
    percentual_concluido: z.number().check(z.gte(0), z.lte(100))
}))();

export const zSenhaResponse = /* @__PURE__ */ (() => z.object({
    message: zTexto,
    nova_senha: z.nullable(z.string().check(z.maxLength(40)))
}))();

export const zTextoMotivacional = /* @__PURE__ */ (() => z.object({
    ordem: z.int().check(z.gte(1), z.lte(99)),
    conteudo: zHtml
}))();

/**
 * Essay of the day; null when it has none.
 */
export const zResumoRedacao = /* @__PURE__ */ (() => z.nullable(z.object({
    texto: z.string().check(z.maxLength(20000)),
    data_ultima_gravacao: zInstanteNulo,
    proposta_redacao_id: zId,
    proposta_redacao_titulo: zTexto,
    proposta_redacao_descricao: zHtml,
    genero_textual_nome: zTexto,
    textos_motivacionais: z.array(zTextoMotivacional).check(z.maxLength(20)),
    palavras: zContagem,
    seq: zSeq
})))();

export const zTextoNulo = /* @__PURE__ */ (() => z.nullable(z.string().check(z.maxLength(500))))();

/**
 * Digital content of a phase.
 */
export const zAdaptadaConteudo = /* @__PURE__ */ (() => z.object({
    id: zId,
    index: z.int().check(z.gte(0), z.lte(999)),
    tipo: z.enum([
        'artigo',
        'video',
        'podcast'
    ]),
    descricao: zTexto,
    url: z.url().check(z.maxLength(2048), z.regex(/^https:\/\//)),
    plataforma: zTextoNulo,
    label_01: zTextoNulo,
    label_02: zTextoNulo
}))();

export const zAdaptadaFaseMidias = /* @__PURE__ */ (() => z.object({
    capitulo_numero: zNumeroNulo,
    objeto_conhecimento_descricao: zTexto,
    habilidade_descricao: zTextoNulo,
    conteudos: z.array(zAdaptadaConteudo).check(z.maxLength(200))
}))();

export const zAdaptadaFase = /* @__PURE__ */ (() => z.object({
    objeto_conhecimento_id: zId,
    ordem_oic: z.int().check(z.gte(1), z.lte(9999)),
    objeto_conhecimento_descricao: zTexto,
    qtde_estrelas: zEstrelas,
    qtde_itens_acertou: zContagem,
    bloqueado: z.boolean(),
    midias: zAdaptadaFaseMidias,
    qtde_itens_respondeu: zContagem,
    qtde_itens_total: zContagem
}))();

export const zAdaptadaItens = /* @__PURE__ */ (() => z.object({
    objeto_conhecimento_id: zId,
    capitulo_numero: zNumeroNulo,
    objeto_conhecimento_descricao: zTexto,
    habilidade_descricao: zTextoNulo,
    itens: z.array(zAdaptadaItem).check(z.maxLength(200)),
    tentativa: zTentativa,
    existe_midia: z.boolean()
}))();

/**
 * Media of one phase, open in every mode and with no lives (decision 129).
 */
export const zAdaptadaMidias = /* @__PURE__ */ (() => z.object({
    objeto_conhecimento_id: zId,
    capitulo_numero: zNumeroNulo,
    objeto_conhecimento_descricao: zTexto,
    habilidade_descricao: zTextoNulo,
    conteudos: z.array(zAdaptadaConteudo).check(z.maxLength(200)),
    permite_pular: z.boolean(),
    pulou: z.boolean()
}))();

/**
 * Result of one run, recomputed by the server from its own record; the same on every repetition (security T10, C23).
 */
export const zFaseResultado = /* @__PURE__ */ (() => z.object({
    qtde_estrelas: zEstrelas,
    capitulo_numero: zNumeroNulo,
    objeto_conhecimento_descricao: zTexto,
    habilidade_descricao: zTextoNulo,
    qtde_moedas: zContagem,
    proximo_oic_id: zIdNulo,
    melhor_fase: z.boolean(),
    tentativa: zTentativa,
    qtde_itens_acertou: zContagem,
    qtde_itens_total: zContagem,
    existe_boss: z.boolean(),
    status_boss: zStatusBossNulo,
    navbar: zNavbar
}))();

export const zSessao = /* @__PURE__ */ (() => z.object({
    perfil: zPerfil,
    perfil_real: zPerfil,
    turma_aluno_id: zIdNulo,
    escola_id: zIdNulo,
    versao: z.nullable(z.union([z.literal(1), z.literal(2)])),
    expira_em: zInstante,
    forcar_senha: z.boolean(),
    forcar_perguntas: z.boolean(),
    modo: z.nullable(z.enum(['aluno', 'professor'])),
    ator_nome: zTextoNulo,
    aluno_nome: zTextoNulo,
    limite_em: zInstanteNulo
}))();

export const zTextoResposta = /* @__PURE__ */ (() => z.string().check(z.maxLength(10000), z.regex(/^[^\u0000]*$/)))();

/**
 * What is stored now, which after ignorada_mais_antiga is not what was sent.
 */
export const zRespostaSubjetiva = /* @__PURE__ */ (() => z.object({
    turma_avaliacao_questao_resposta_id: zId,
    texto_resposta: zTextoResposta,
    seq: zSeq,
    gravada_em: zInstante,
    palavras: zContagem,
    tempo_restante: zSegundos,
    qtde_itens_respondidos: zContagem,
    situacao: zSituacaoGravacao
}))();

export const zRespostaSubjetivaRequest = /* @__PURE__ */ (() => z.object({
    turma_avaliacao_questao_resposta_id: zId,
    texto_resposta: zTextoResposta,
    dia: zDiaProva,
    seq: z.optional(zSeq),
    respondida_em: z.optional(zInstante),
    params: z.optional(zParams)
}))();

export const zTipoAplicacao = /* @__PURE__ */ (() => z.enum([
    'Online',
    'Presencial',
    'Híbrida'
]))();

/**
 * One exam day of one assessment.
 */
export const zAvaliacao = /* @__PURE__ */ (() => z.object({
    turma_avaliacao_id: zId,
    avaliacao_conhecimento_id: zId,
    descricao: zTexto,
    data_hora_inicial_prova: zInstante,
    data_hora_final_prova: zInstante,
    data_hora_inicio: zInstanteNulo,
    data_hora_fim: zInstanteNulo,
    bateria: z.int().check(z.gte(1), z.lte(99)),
    materias: z.array(zAvaliacaoMateria).check(z.maxLength(50)),
    nota_maxima: z.number().check(z.gte(0), z.lte(10000)),
    trilha_id: zIdNulo,
    lingua_estrangeira: zLinguaEstrangeiraNula,
    tem_redacao: z.boolean(),
    solicitar_idioma: z.boolean(),
    realizado_online: z.boolean(),
    acessar_avaliacao_online: z.boolean(),
    acessar_gabarito_online: z.boolean(),
    acessar_redacao_online: z.boolean(),
    dia_prova: zDiaProva,
    tipo_aplicacao: zTipoAplicacao,
    situacao: zSituacaoProva,
    qtde_itens: zContagem,
    qtde_itens_respondidos: zContagem,
    tempo_total: zSegundos,
    tempo_restante: zSegundos,
    servidor_em: zInstante
}))();

export const zAvaliacaoInfo = /* @__PURE__ */ (() => z.object({
    turma_avaliacao_id: zId,
    avaliacao_conhecimento_id: zId,
    dia_prova: zDiaProva,
    bateria: z.int().check(z.gte(1), z.lte(99)),
    descricao: zTexto,
    qtde_itens: zContagem,
    existe_itens: z.boolean(),
    existe_redacao: z.boolean(),
    tipo_aplicacao: zTipoAplicacao,
    data_hora_inicial_prova: zInstante,
    disponivel_ate: zInstante,
    nota_maxima: z.number().check(z.gte(0), z.lte(10000)),
    materias: z.array(zAvaliacaoMateria).check(z.maxLength(50))
}))();

export const zAvaliacaoInfoLista = /* @__PURE__ */ (() => z.tuple([zAvaliacaoInfo]))();

export const zAvaliacaoLista = /* @__PURE__ */ (() => z.array(zAvaliacao).check(z.maxLength(1000)))();

/**
 * Older list entry, with the ids it lacked (decision 69).
 */
export const zProvaHoje = /* @__PURE__ */ (() => z.object({
    turma_avaliacao_id: zId,
    dia_prova: zDiaProva,
    descricao: zTexto,
    tipo_aplicacao: zTipoAplicacao,
    existe_itens: z.boolean(),
    existe_redacao: z.boolean(),
    materia_id: zIdNulo,
    data_hora_inicial: zInstante,
    disponivel_ate: zInstante,
    iniciou: z.boolean(),
    permite_responder: z.boolean(),
    texto_redacao: z.nullable(z.string().check(z.maxLength(20000))),
    percentual_concluido: z.number().check(z.gte(0), z.lte(100)),
    desempenho_provavel: z.nullable(z.number().check(z.gte(0), z.lte(100))),
    disponivel: z.boolean()
}))();

export const zCentralAvaliacoes = /* @__PURE__ */ (() => z.object({
    provas_hoje: z.array(zProvaHoje).check(z.maxLength(500)),
    roteiros_semana: z.array(zRoteiroSemana).check(z.maxLength(500))
}))();

export const zTipoAvaliacao = /* @__PURE__ */ (() => z.enum(['RoteiroEstudo', 'PlanoAcao']))();

/**
 * One subject of one roadmap or plan.
 */
export const zAdaptadaAvaliacao = /* @__PURE__ */ (() => z.object({
    turma_avaliacao_id: zId,
    tipo_avaliacao: zTipoAvaliacao,
    materia_id: zId,
    materia_nome: zTexto,
    descricao: zTexto,
    data_aplicacao: zInstanteNulo,
    exercicios: zAdaptadaExercicios,
    status_boss: zStatusBossNulo,
    existe_boss: z.boolean()
}))();

/**
 * A knowledge area with its evaluations of the cycle; its counts are their sums.
 */
export const zAdaptadaArea = /* @__PURE__ */ (() => z.object({
    area_conhecimento_id: zId,
    nome_curto: zTexto,
    area_conhecimento_codigo: z.string().check(z.maxLength(20)),
    exercicios: zAdaptadaExercicios,
    boss: zAdaptadaBossContagem,
    avaliacoes: z.array(zAdaptadaAvaliacao).check(z.maxLength(500))
}))();

export const zAdaptadaLista = /* @__PURE__ */ (() => z.object({
    data: z.array(zAdaptadaArea).check(z.maxLength(50)),
    ciclos: z.array(zAdaptadaCiclo).check(z.maxLength(99)),
    ciclo_retornado: zIdNulo
}))();

export const zAdaptadaMateria = /* @__PURE__ */ (() => z.object({
    turma_avaliacao_id: zId,
    tipo_avaliacao: zTipoAvaliacao,
    materia_id: zId,
    materia_nome: zTexto,
    descricao: zTexto,
    data_aplicacao: zInstanteNulo,
    status_boss: zStatusBossNulo,
    existe_boss: z.boolean(),
    exibir_explicacao_plano_acao: z.optional(z.boolean()),
    qtde_itens_respondeu: zContagem,
    qtde_itens_total: zContagem,
    fases: z.array(zAdaptadaFase).check(z.maxLength(500))
}))();

export const zTipoSegmento = /* @__PURE__ */ (() => z.enum([
    'roteiro_estudos',
    'plano_acoes',
    'RoteiroEstudo',
    'PlanoAcao'
]))();

export const zTransferencia = /* @__PURE__ */ (() => z.object({
    codigo: z.string().check(z.minLength(16), z.maxLength(200), z.regex(/^[A-Za-z0-9_-]+$/)),
    url: z.optional(z.url().check(z.maxLength(2048)))
}))();

export const zTransferenciaRequest = /* @__PURE__ */ (() => z.object({
    destino: z.enum([
        'student-v1',
        'student-v2',
        'staff'
    ]),
    params: z.optional(zParams)
}))();

export const zTrilhaEstudos = /* @__PURE__ */ (() => z.nullable(z.object({
    engajamento: zFracaoNula,
    desempenho_provavel_final: zPercentualNulo,
    desempenho_provavel_inicial: zPercentualNulo
})))();

/**
 * While situacao is em_correcao: marks, hits and keys are null and areas is empty.
 */
export const zResultado = /* @__PURE__ */ (() => z.object({
    id: zId,
    nota: zNotaNula,
    presente_avaliacao: z.boolean(),
    nota_tri: zNotaNula,
    descricao: zTexto,
    desempenho_geral: zPercentualNulo,
    nota_maxima: z.number().check(z.gte(0), z.lte(10000)),
    data_finalizada: zInstanteNulo,
    ciclo: zCiclo,
    materia_id: zIdNulo,
    materia_nome: zTextoNulo,
    tipo_aplicacao: zTipoAplicacao,
    questoes: z.array(zResultadoQuestaoItem).check(z.maxLength(1000)),
    trilha_estudos: zTrilhaEstudos,
    data_hora_inicial_1_dia: zInstante,
    areas: z.array(zResultadoArea).check(z.maxLength(4)),
    situacao: zSituacaoResultado,
    gabarito_liberado_em: zInstanteNulo,
    tempo_utilizado: zSegundosNulo,
    origem_tri: zOrigemTri
}))();

/**
 * 1 Manhã, 2 Tarde, 3 Noite, anything else is not informed.
 */
export const zTurno = /* @__PURE__ */ (() => z.nullable(z.int().check(z.gte(0), z.lte(9))))();

export const zContaTurma = /* @__PURE__ */ (() => z.object({
    turma: zTexto,
    turno: zTurno,
    turma_aluno_id: zId,
    status: z.enum([
        'Atual',
        'Transferido',
        'Remanejado',
        'Concluído'
    ])
}))();

/**
 * One exam day before and around the answering.
 */
export const zProva = /* @__PURE__ */ (() => z.object({
    turma_avaliacao_id: zId,
    avaliacao_conhecimento_id: zId,
    dia_prova: zDiaProva,
    bateria: z.int().check(z.gte(1), z.lte(99)),
    descricao: zTexto,
    serie: zTexto,
    turma_codigo: zTexto,
    turma_turno: zTurno,
    ciclo: zCiclo,
    existe_itens: z.boolean(),
    existe_redacao: z.boolean(),
    tipo_aplicacao: zTipoAplicacao,
    data_aplicacao: zInstante,
    disponivel_ate: zInstante,
    disciplinas: z.array(zTexto).check(z.maxLength(50)),
    qtde_itens: zContagem,
    tempo_total: zSegundos,
    tempo_restante: zSegundos,
    iniciada_em: zInstanteNulo,
    prazo_em: zInstanteNulo,
    entregue_em: zInstanteNulo,
    situacao: zSituacaoProva,
    servidor_em: zInstante
}))();

/**
 * One exam day with its answers. Reading it never starts the clock.
 */
export const zResumo = /* @__PURE__ */ (() => z.object({
    turma_avaliacao_id: zId,
    dia_prova: zDiaProva,
    descricao: zTexto,
    serie: zTexto,
    turma_codigo: zTexto,
    turma_turno: zTurno,
    ciclo: zCiclo,
    tempo_restante: zSegundos,
    qtde_itens_respondidos: zContagem,
    qtde_itens_resposta: z.string().check(z.maxLength(20), z.regex(/^[1-5](_[1-5])*$/)),
    lingua_estrangeira: zLinguaEstrangeiraNula,
    solicitar_idioma: z.boolean(),
    redacao: zResumoRedacao,
    materias: z.array(zResumoMateria).check(z.maxLength(50)),
    qtde_itens: zContagem,
    responde_apos_entrega: z.boolean(),
    situacao: zSituacaoProva,
    iniciada_em: zInstanteNulo,
    prazo_em: zInstanteNulo,
    entregue_em: zInstanteNulo,
    encerrada_em: zInstanteNulo,
    tempo_utilizado: zSegundosNulo,
    servidor_em: zInstante
}))();

export const zVersao = /* @__PURE__ */ (() => z.union([z.literal(1), z.literal(2)]))();

/**
 * Account of the active student; for staff without a student, the class fields are null.
 */
export const zConta = /* @__PURE__ */ (() => z.object({
    avatar_code: z.int().check(z.gte(1), z.lte(69)),
    nome: zTexto,
    nome_social: z.nullable(z.string().check(z.maxLength(20))),
    data_nascimento: zDataNula,
    serie_nome: zTextoNulo,
    turma_codigo: zTextoNulo,
    turma_turno: zTurno,
    turma_aluno_id: zIdNulo,
    isPasswordInitial: z.boolean(),
    cadastrar_perguntas_seguranca: z.boolean(),
    versao: zVersao,
    perguntas_seguranca: z.array(zPerguntaSeguranca).check(z.maxLength(100)),
    perguntas_resposta: z.array(zPerguntaResposta).check(z.maxLength(3)),
    turmas: z.array(zContaTurma).check(z.maxLength(100)),
    conta_teste: z.boolean(),
    fuso_horario: z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[A-Za-z_+\/0-9-]+$/)),
    senha_recuperada_em: zInstanteNulo
}))();

export const zGestaoTurma = /* @__PURE__ */ (() => z.object({
    escola_nome: zTexto,
    sede_nome: zTexto,
    serie_nome: zTexto,
    nivel_ordem: z.int().check(z.gte(0), z.lte(99)),
    turma_id: zId,
    turma_codigo: zTexto,
    turma_turno: zTurno,
    versao: zVersao,
    alunos: z.array(zGestaoAluno).check(z.maxLength(1000))
}))();

export const zGestaoTurmaLista = /* @__PURE__ */ (() => z.array(zGestaoTurma).check(z.maxLength(1000)))();

/**
 * Subject of the roadmap or plan.
 */
export const zAdaptadaMateriaId = /* @__PURE__ */ (() => zId)();

/**
 * Content hash and extension; knowing the name is the permission to read it.
 */
export const zArquivo = /* @__PURE__ */ (() => z.string().check(z.maxLength(80), z.regex(/^[a-f0-9]{32,64}\.(png|jpg|webp|gif)$/)))();

/**
 * Assessment, independent of class.
 */
export const zAvaliacaoConhecimentoId = /* @__PURE__ */ (() => zId)();

/**
 * Question in the question bank.
 */
export const zBancoQuestaoId = /* @__PURE__ */ (() => zId)();

/**
 * Part of a student's name, accents and case ignored, or a whole turma_aluno_id.
 */
export const zBuscaQuery = /* @__PURE__ */ (() => z.string().check(z.maxLength(200), z.regex(/^[^\u0000]*$/)))();

/**
 * Cycle wanted, by id (decision 83); missing means the current one.
 */
export const zCicloIdQuery = /* @__PURE__ */ (() => zId)();

/**
 * Value of Proximo-Cursor of the page before.
 */
export const zCursorQuery = /* @__PURE__ */ (() => z.string().check(z.maxLength(200), z.regex(/^[A-Za-z0-9_-]+$/)))();

/**
 * Last application date, AAAA-MM-DD or DD/MM/AAAA.
 */
export const zDataFimQuery = /* @__PURE__ */ (() => zDataConsulta)();

/**
 * First application date, AAAA-MM-DD or DD/MM/AAAA.
 */
export const zDataInicioQuery = /* @__PURE__ */ (() => zDataConsulta)();

/**
 * Exam day, from 1. A number that is no day but is a bateria is mapped by the server; the response carries the day.
 */
export const zDiaProva2 = /* @__PURE__ */ (() => zDiaProva)();

/**
 * Exam day wanted, additive; missing means the first day.
 */
export const zDiaProvaQuery = /* @__PURE__ */ (() => zDiaProva)();

/**
 * School that owns the file.
 */
export const zEscolaId = /* @__PURE__ */ (() => zId)();

/**
 * Question in the question bank (banco_questao_id).
 */
export const zId2 = /* @__PURE__ */ (() => zId)();

/**
 * Additive (decision 169). The same key within 24 h gives the same answer and acts once; with another body it is refused.
 */
export const zIdempotencyKey = /* @__PURE__ */ (() => z.string().check(z.minLength(8), z.maxLength(100), z.regex(/^[A-Za-z0-9_-]+$/)))();

/**
 * Only exams with this subject.
 */
export const zMateriaIdQuery = /* @__PURE__ */ (() => zId)();

/**
 * Knowledge object, which is one phase of the subject.
 */
export const zObjetoConhecimentoId = /* @__PURE__ */ (() => zId)();

/**
 * Essay proposal of the exam day.
 */
export const zPropostaRedacaoId = /* @__PURE__ */ (() => zId)();

/**
 * turma_avaliacao_roteiro_estudo_id of the item in a roadmap, turma_avaliacao_lista_adaptada_id in an action plan.
 */
export const zRoteiroOuListaId = /* @__PURE__ */ (() => zId)();

/**
 * Cycle number (ciclo_numero_referencia).
 */
export const zSeasonQuery = /* @__PURE__ */ (() => zCiclo)();

/**
 * Only classes of the campus with this name.
 */
export const zSedeQuery = /* @__PURE__ */ (() => z.string().check(z.maxLength(200), z.regex(/^[^\u0000]*$/)))();

/**
 * Only classes of the grade with this name.
 */
export const zSerieQuery = /* @__PURE__ */ (() => z.string().check(z.maxLength(200), z.regex(/^[^\u0000]*$/)))();

/**
 * Study roadmap or action plan, in any of four spellings (decision 65); roteiro_estudos and plano_acoes are the ones to use in addresses.
 */
export const zTipo = /* @__PURE__ */ (() => zTipoSegmento)();

/**
 * The same as tipo, under the name that the Boss calls give it (decision 65).
 */
export const zTipoAvaliacao2 = /* @__PURE__ */ (() => zTipoSegmento)();

/**
 * Student enrolment the call is about. It only selects among those the session may use; missing means the session's own.
 */
export const zTurmaAlunoId = /* @__PURE__ */ (() => zId)();

/**
 * Assessment as applied to one class.
 */
export const zTurmaAvaliacaoId = /* @__PURE__ */ (() => zId)();

/**
 * Only this class (turma_id).
 */
export const zTurmaQuery = /* @__PURE__ */ (() => zId)();

/**
 * User name or e-mail address, as typed.
 */
export const zUsernameQuery = /* @__PURE__ */ (() => z.string().check(z.minLength(1), z.maxLength(254), z.regex(/^[^\u0000]*$/)))();

/**
 * Up.
 */
export const zGetSaudeResponse = /* @__PURE__ */ (() => zSaude)();

/**
 * Signed in.
 */
export const zLoginV1Response = /* @__PURE__ */ (() => zAutorizacao)();

/**
 * Done.
 */
export const zLogoutV1Response = /* @__PURE__ */ (() => zMensagem)();

/**
 * The account.
 */
export const zGetContaV1Response = /* @__PURE__ */ (() => zConta)();

/**
 * The account as it is now.
 */
export const zUpdateContaV1Response = /* @__PURE__ */ (() => zConta)();

/**
 * Changed.
 */
export const zChangeSenhaV1Response = /* @__PURE__ */ (() => zSenhaResponse)();

/**
 * Signed in.
 */
export const zLoginHubV1Response = /* @__PURE__ */ (() => zAutorizacao)();

/**
 * The questions; empty when the person has none.
 */
export const zListPerguntasSegurancaPessoaV1Response = /* @__PURE__ */ (() => zPerguntaSegurancaLista)();

/**
 * All answers are right.
 */
export const zValidatePerguntasSegurancaV1Response = /* @__PURE__ */ (() => zSenhaTemporaria)();

/**
 * Asked for.
 */
export const zSendEmailTrocaSenhaV1Response = /* @__PURE__ */ (() => zMensagem)();

/**
 * Classes by campus, grade order and code.
 */
export const zListGestaoAcompanhamentoV1Response = /* @__PURE__ */ (() => zGestaoTurmaLista)();

/**
 * The lists.
 */
export const zListCentralAvaliacoesV1Response = /* @__PURE__ */ (() => zCentralAvaliacoes)();

/**
 * The exam day.
 */
export const zGetProvaV1Response = /* @__PURE__ */ (() => zProva)();

/**
 * The summary.
 */
export const zGetProvaResumoV1Response = /* @__PURE__ */ (() => zResumo)();

/**
 * Running.
 */
export const zStartProvaV1Response = /* @__PURE__ */ (() => zInicio)();

/**
 * Handed in.
 */
export const zCloseProvaV1Response = /* @__PURE__ */ (() => zRecibo)();

/**
 * What is stored.
 */
export const zSaveRespostaV1Response = /* @__PURE__ */ (() => zResposta)();

/**
 * What is stored.
 */
export const zSaveRespostaSubjetivaV1Response = /* @__PURE__ */ (() => zRespostaSubjetiva)();

/**
 * Chosen.
 */
export const zSetLinguaEstrangeiraV1Response = /* @__PURE__ */ (() => zLingua)();

/**
 * What is stored.
 */
export const zSaveRedacaoV1Response = /* @__PURE__ */ (() => zRedacao)();

/**
 * The question.
 */
export const zGetQuestaoV1Response = /* @__PURE__ */ (() => zQuestao)();

/**
 * The list.
 */
export const zListGabaritosResponse = /* @__PURE__ */ (() => zGabaritoLista)();

/**
 * The filters.
 */
export const zGetGabaritoFiltrosResponse = /* @__PURE__ */ (() => zGabaritoFiltros)();

/**
 * The answer key.
 */
export const zGetGabaritoResponse = /* @__PURE__ */ (() => zGabarito)();

/**
 * The areas.
 */
export const zListAvaliacaoAdaptadasResponse = /* @__PURE__ */ (() => zAdaptadaLista)();

/**
 * The subject.
 */
export const zGetAvaliacaoAdaptadaResponse = /* @__PURE__ */ (() => zAdaptadaMateria)();

/**
 * The media.
 */
export const zGetAdaptadaMidiasResponse = /* @__PURE__ */ (() => zAdaptadaMidias)();

/**
 * The exercises.
 */
export const zGetAdaptadaItensResponse = /* @__PURE__ */ (() => zAdaptadaItens)();

/**
 * The verdict.
 */
export const zSaveAdaptadaItemResponse = /* @__PURE__ */ (() => zAdaptadaItemResposta)();

/**
 * The result.
 */
export const zCloseAdaptadaFaseResponse = /* @__PURE__ */ (() => zFaseResultado)();

/**
 * The strip as it is now.
 */
export const zCreateReducaoMoedaResponse = /* @__PURE__ */ (() => zNavbar)();

/**
 * The strip as it is now.
 */
export const zCreateReducaoVidaResponse = /* @__PURE__ */ (() => zNavbar)();

/**
 * Kept.
 */
export const zSetNaoExibirExplicacaoPlanoAcaoResponse = /* @__PURE__ */ (() => zMensagem)();

/**
 * The attempt.
 */
export const zGetBossInfoResponse = /* @__PURE__ */ (() => zBossInfo)();

/**
 * The items.
 */
export const zGetBossResumoResponse = /* @__PURE__ */ (() => zBossResumo)();

/**
 * The result.
 */
export const zGetBossConcluidoResponse = /* @__PURE__ */ (() => zBossResultado)();

/**
 * Running.
 */
export const zStartBossResponse = /* @__PURE__ */ (() => zBossInfo)();

/**
 * The result.
 */
export const zCloseBossResponse = /* @__PURE__ */ (() => zBossResultado)();

/**
 * The verdict.
 */
export const zSaveRespostaBossResponse = /* @__PURE__ */ (() => zRespostaBoss)();

/**
 * The strip.
 */
export const zGetNavbarV1Response = /* @__PURE__ */ (() => zNavbar)();

/**
 * The strip as it is now.
 */
export const zCreateCompraVidasResponse = /* @__PURE__ */ (() => zNavbar)();

/**
 * Done.
 */
export const zResetRoteiroEstudosResponse = /* @__PURE__ */ (() => zMensagem)();

/**
 * Signed in.
 */
export const zLoginResponse = /* @__PURE__ */ (() => zAutorizacao)();

/**
 * Done.
 */
export const zLogoutResponse = /* @__PURE__ */ (() => zMensagem)();

/**
 * The account.
 */
export const zGetContaResponse = /* @__PURE__ */ (() => zConta)();

/**
 * The account as it is now.
 */
export const zUpdateContaResponse = /* @__PURE__ */ (() => zConta)();

/**
 * Changed.
 */
export const zChangeSenhaResponse = /* @__PURE__ */ (() => zSenhaResponse)();

/**
 * Signed in.
 */
export const zLoginHubResponse = /* @__PURE__ */ (() => zAutorizacao)();

/**
 * The questions; empty when the person has none.
 */
export const zListPerguntasSegurancaPessoaResponse = /* @__PURE__ */ (() => zPerguntaSegurancaLista)();

/**
 * All answers are right.
 */
export const zValidatePerguntasSegurancaResponse = /* @__PURE__ */ (() => zSenhaTemporaria)();

/**
 * Asked for.
 */
export const zSendEmailTrocaSenhaResponse = /* @__PURE__ */ (() => zMensagem)();

/**
 * Classes by campus, grade order and code.
 */
export const zListGestaoAcompanhamentoResponse = /* @__PURE__ */ (() => zGestaoTurmaLista)();

/**
 * The lists.
 */
export const zListCentralAvaliacoesResponse = /* @__PURE__ */ (() => zCentralAvaliacoes)();

/**
 * The exam day.
 */
export const zGetProvaResponse = /* @__PURE__ */ (() => zProva)();

/**
 * The summary.
 */
export const zGetProvaResumoResponse = /* @__PURE__ */ (() => zResumo)();

/**
 * Running.
 */
export const zStartProvaResponse = /* @__PURE__ */ (() => zInicio)();

/**
 * Handed in.
 */
export const zCloseProvaResponse = /* @__PURE__ */ (() => zRecibo)();

/**
 * What is stored.
 */
export const zSaveRespostaResponse = /* @__PURE__ */ (() => zResposta)();

/**
 * What is stored.
 */
export const zSaveRespostaSubjetivaResponse = /* @__PURE__ */ (() => zRespostaSubjetiva)();

/**
 * Chosen.
 */
export const zSetLinguaEstrangeiraResponse = /* @__PURE__ */ (() => zLingua)();

/**
 * What is stored.
 */
export const zSaveRedacaoResponse = /* @__PURE__ */ (() => zRedacao)();

/**
 * The question.
 */
export const zGetQuestaoResponse = /* @__PURE__ */ (() => zQuestao)();

/**
 * The strip.
 */
export const zGetNavbarResponse = /* @__PURE__ */ (() => zNavbar)();

/**
 * One entry per exam day.
 */
export const zListAvaliacoesResponse = /* @__PURE__ */ (() => zAvaliacaoLista)();

/**
 * A list whose only element is the detail.
 */
export const zGetAvaliacaoInfoResponse = /* @__PURE__ */ (() => zAvaliacaoInfoLista)();

/**
 * The results.
 */
export const zListResultadosResponse = /* @__PURE__ */ (() => zResultadoLista)();

/**
 * The result.
 */
export const zGetResultadoResponse = /* @__PURE__ */ (() => zResultado)();

/**
 * Question, own answer, key and comment.
 */
export const zGetResultadoQuestaoResponse = /* @__PURE__ */ (() => zResultadoQuestao)();

/**
 * The session.
 */
export const zGetSessaoResponse = /* @__PURE__ */ (() => zSessao)();

/**
 * Opened.
 */
export const zCreateContextoResponse = /* @__PURE__ */ (() => zAutorizacao)();

/**
 * The code.
 */
export const zCreateTransferenciaResponse = /* @__PURE__ */ (() => zTransferencia)();

/**
 * Signed in.
 */
export const zRedeemTransferenciaResponse = /* @__PURE__ */ (() => zAutorizacao)();

/**
 * Done.
 */
export const zResetAvaliacoesResponse = /* @__PURE__ */ (() => zMensagem)();

/**
 * The ways.
 */
export const zGetRecuperacaoResponse = /* @__PURE__ */ (() => zRecuperacao)();

/**
 * Changed.
 */
export const zRedeemRecuperacaoResponse = /* @__PURE__ */ (() => zMensagem)();

/**
 * Newest first. Dismissing one is kept on the device.
 */
export const zListAvisosResponse = /* @__PURE__ */ (() => zAvisoLista)();

/**
 * False while an exam runs, within 90 days of the last time and where the school switched it off.
 */
export const zGetPesquisaResponse = /* @__PURE__ */ (() => zPesquisa)();

/**
 * Kept.
 */
export const zSaveRespostaPesquisaResponse = /* @__PURE__ */ (() => zMensagem)();
