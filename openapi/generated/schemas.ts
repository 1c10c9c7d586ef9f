// Generated from openapi/. Do not edit: run `pnpm generate`.

import * as z from 'zod/mini';

export const zAcomodacaoContraste = /* @__PURE__ */ (() => z.enum(['padrao', 'alto']))();

/**
 * Times the duration of each exam; 1 is none. No diagnosis is asked for or kept.
 */
export const zAcomodacaoFator = /* @__PURE__ */ (() => z.number().check(z.gte(1), z.lte(4)))();

export const zAcomodacaoFonte = /* @__PURE__ */ (() => z.enum(['padrao', 'legivel']))();

/**
 * For the day of the exam. No diagnosis.
 */
export const zAcomodacaoObservacao = /* @__PURE__ */ (() => z.nullable(z.string().check(z.maxLength(200), z.regex(/^[^\u0000]*$/))))();

/**
 * Minutes of pauses in an exam day.
 */
export const zAcomodacaoPausas = /* @__PURE__ */ (() => z.int().check(z.gte(0), z.lte(60)))();

/**
 * Size of the text in percent.
 */
export const zAcomodacaoTamanho = /* @__PURE__ */ (() => z.union([
    z.literal(100),
    z.literal(125),
    z.literal(150),
    z.literal(200)
]))();

/**
 * Number of the last change; 0: nothing beside the time was ever entered.
 */
export const zAcomodacaoVersao = /* @__PURE__ */ (() => z.int().check(z.gte(0), z.lte(2147483647)))();

export const zAlunoEmail = /* @__PURE__ */ (() => z.nullable(z.string().check(z.maxLength(254), z.regex(/^[^\s@\u0000]+@[^\s@\u0000]+$/))))();

/**
 * Key of the student in the system of the school.
 */
export const zAlunoIdExterno = /* @__PURE__ */ (() => z.nullable(z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^\u0000]*$/))))();

export const zAlunoLogin = /* @__PURE__ */ (() => z.string().check(z.minLength(3), z.maxLength(254)))();

export const zAlunoNome = /* @__PURE__ */ (() => z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^\u0000]*$/)))();

/**
 * In an exam now, else before the first change of an initial or reset password, else active; an account that is closed is inativo.
 */
export const zAlunoSituacao = /* @__PURE__ */ (() => z.enum([
    'em_prova',
    'senha_inicial',
    'ativo',
    'inativo'
]))();

/**
 * School year.
 */
export const zAno = /* @__PURE__ */ (() => z.int().check(z.gte(2000), z.lte(2100)))();

/**
 * One of a school is ativo; what an encerrado holds is read only.
 */
export const zAnoLetivoSituacao = /* @__PURE__ */ (() => z.enum([
    'planejado',
    'ativo',
    'encerrado'
]))();

export const zAprendizagemCapituloNumero = /* @__PURE__ */ (() => z.int().check(z.gte(0), z.lte(999)))();

/**
 * Cycle shown; null while there are no data.
 */
export const zAprendizagemCicloNulo = /* @__PURE__ */ (() => z.nullable(z.int().check(z.gte(1), z.lte(99))))();

/**
 * Whether the student agrees with the level; null while not said.
 */
export const zAprendizagemConcorda = /* @__PURE__ */ (() => z.nullable(z.boolean()))();

/**
 * Above 0.8 alta, 0.7 or more media, else baixa; null without data.
 */
export const zAprendizagemFaixa = /* @__PURE__ */ (() => z.nullable(z.enum([
    'alta',
    'media',
    'baixa'
])))();

/**
 * Explorador(a), Guerreiro(a), Ninja; null shows 'Sem dados ainda'.
 */
export const zAprendizagemNivel = /* @__PURE__ */ (() => z.nullable(z.enum([
    'explorador',
    'guerreiro',
    'ninja'
])))();

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

export const zAreaDaProva = /* @__PURE__ */ (() => z.string().check(z.maxLength(20)))();

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

/**
 * Items of one block stay together, and blocks keep their order, when the order is drawn.
 */
export const zAvaliacaoBloco = /* @__PURE__ */ (() => z.int().check(z.gte(1), z.lte(99)))();

/**
 * Once in a school; null lets the server choose it.
 */
export const zAvaliacaoCodigoNulo = /* @__PURE__ */ (() => z.nullable(z.string().check(z.minLength(1), z.maxLength(60), z.regex(/^[^\u0000]*$/))))();

export const zAvaliacaoDia = /* @__PURE__ */ (() => z.int().check(z.gte(1), z.lte(5)))();

/**
 * Minutes.
 */
export const zAvaliacaoDuracao = /* @__PURE__ */ (() => z.int().check(z.gte(5), z.lte(600)))();

/**
 * codigo: a student types the code of the board to begin.
 */
export const zAvaliacaoEntrada = /* @__PURE__ */ (() => z.enum(['livre', 'codigo']))();

/**
 * marco: the name of a roadmap that prepares no exam yet; it has no days.
 */
export const zAvaliacaoEspecie = /* @__PURE__ */ (() => z.enum([
    'prova',
    'atividade',
    'marco'
]))();

/**
 * antes: no window has begun; depois: the last one is over. It decides what may change.
 */
export const zAvaliacaoFase = /* @__PURE__ */ (() => z.enum([
    'antes',
    'durante',
    'depois'
]))();

/**
 * The school's own text below the three documented rules.
 */
export const zAvaliacaoInstrucoes = /* @__PURE__ */ (() => z.string().check(z.maxLength(5000), z.regex(/^[^\u0000]*$/)))();

/**
 * Top of the scale of the exam: grades run from 0 to nota_maxima.
 */
export const zAvaliacaoNota = /* @__PURE__ */ (() => z.number().check(z.gte(0), z.lte(1000)))();

/**
 * What the reader may do with it now.
 */
export const zAvaliacaoPode = /* @__PURE__ */ (() => z.object({
    despublicar: z.boolean(),
    mudar_turmas: z.boolean(),
    cancelar: z.boolean(),
    descancelar: z.boolean(),
    reparar: z.boolean(),
    copiar: z.boolean()
}))();

/**
 * Points of a text question; null means one.
 */
export const zAvaliacaoPontuacaoNula = /* @__PURE__ */ (() => z.nullable(z.number().check(z.gte(0), z.lte(99999))))();

export const zAvaliacaoSala = /* @__PURE__ */ (() => z.nullable(z.string().check(z.maxLength(60), z.regex(/^[^\u0000]*$/))))();

/**
 * aberta: from the first start to the last end over all classes; encerrada: ended and not released.
 */
export const zAvaliacaoSituacao = /* @__PURE__ */ (() => z.enum([
    'agendada',
    'aberta',
    'encerrada',
    'liberada',
    'cancelada'
]))();

/**
 * Additive: seconds that are left of a Boss that runs; null while none does.
 */
export const zBossTempoRestante = /* @__PURE__ */ (() => z.nullable(z.int().check(z.gte(0), z.lte(31536000))))();

export const zCampo = /* @__PURE__ */ (() => z.object({
    campo: z.string().check(z.minLength(1), z.maxLength(200)),
    motivo: z.string().check(z.minLength(1), z.maxLength(500)),
    codigo: z.string().check(z.maxLength(80), z.regex(/^[a-z0-9]+([_-][a-z0-9]+)*$/)),
    erro: z.string().check(z.minLength(1), z.maxLength(500))
}))();

/**
 * X: annulled by INEP. Null: no file of INEP told.
 */
export const zChaveDoInep = /* @__PURE__ */ (() => z.nullable(z.enum([
    'A',
    'B',
    'C',
    'D',
    'E',
    'X'
])))();

export const zCiclo = /* @__PURE__ */ (() => z.int().check(z.gte(1), z.lte(99)))();

/**
 * Cycles with data.
 */
export const zAprendizagemCiclos = /* @__PURE__ */ (() => z.array(zCiclo).check(z.maxLength(99)))();

export const zAprendizagemConcordancia = /* @__PURE__ */ (() => z.object({
    ciclo: zCiclo,
    capitulo_numero: zAprendizagemCapituloNumero,
    concorda: zAprendizagemConcorda
}))();

export const zCodigoEntrada = /* @__PURE__ */ (() => z.string().check(z.length(6), z.regex(/^[0-9]{6}$/)))();

/**
 * Number of the campus in the school census.
 */
export const zCodigoInepNulo = /* @__PURE__ */ (() => z.nullable(z.string().check(z.length(8), z.regex(/^[0-9]{8}$/))))();

export const zCodigosRecuperacao = /* @__PURE__ */ (() => z.object({
    codigos: z.tuple([
        z.string().check(z.length(11), z.regex(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/)),
        z.string().check(z.length(11), z.regex(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/)),
        z.string().check(z.length(11), z.regex(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/)),
        z.string().check(z.length(11), z.regex(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/)),
        z.string().check(z.length(11), z.regex(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/)),
        z.string().check(z.length(11), z.regex(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/)),
        z.string().check(z.length(11), z.regex(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/)),
        z.string().check(z.length(11), z.regex(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/)),
        z.string().check(z.length(11), z.regex(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/)),
        z.string().check(z.length(11), z.regex(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/))
    ])
}))();

export const zConferenciaTri = /* @__PURE__ */ (() => z.object({
    motivo: z.nullable(z.enum([
        'faltam',
        'sem_parametro',
        'sem_parametros',
        'fontes'
    ])),
    numeros: z.array(z.int().check(z.gte(1), z.lte(999))).check(z.maxLength(200))
}))();

/**
 * uso: the platform itself; imagem: name and picture before classmates; leitura_remota: reading aloud by a service of the browser; comunicacao: messages that are no duty of the school.
 */
export const zConsentimentoFinalidade = /* @__PURE__ */ (() => z.enum([
    'uso',
    'imagem',
    'leitura_remota',
    'comunicacao'
]))();

/**
 * encerrar: consent is the basis and was refused or revoked, so the access has to be ended; falta: no basis, or consent is the basis and nobody was asked; recusado: something optional was.
 */
export const zConsentimentoSituacao = /* @__PURE__ */ (() => z.enum([
    'em_dia',
    'falta',
    'recusado',
    'encerrar'
]))();

export const zContagem = /* @__PURE__ */ (() => z.int().check(z.gte(0), z.lte(1000000)))();

export const zAdaptadaBossContagem = /* @__PURE__ */ (() => z.object({
    qtde_boss: zContagem,
    qtde_boss_finalizado: zContagem,
    qtde_boss_vencido: zContagem
}))();

export const zAdaptadaExercicios = /* @__PURE__ */ (() => z.object({
    qtde_estrelas_possiveis: zContagem,
    qtde_estrelas_conquistadas: zContagem,
    qtde_itens_possiveis: zContagem,
    qtde_itens_respondidos: zContagem
}))();

/**
 * Additive: what nota_tri stands on. With estimativa true it is called Estimativa with the motivo, and never oficial. Null where nota_tri is null.
 */
export const zBaseTri = /* @__PURE__ */ (() => z.nullable(z.object({
    itens: zContagem,
    calibrados: zContagem,
    estimativa: z.boolean(),
    motivo: z.nullable(z.string().check(z.maxLength(200)))
})))();

export const zBossResultado = /* @__PURE__ */ (() => z.object({
    status_boss_enum: z.enum(['venceu', 'perdeu']),
    desempenho: z.number().check(z.gte(0), z.lte(100)),
    qtde_moedas_ganhas: zContagem,
    desempenho_minimo: z.number().check(z.gte(0), z.lte(100)),
    qtde_itens: z.int().check(z.gte(1), z.lte(100)),
    qtde_itens_acertou: z.int().check(z.gte(0), z.lte(100))
}))();

/**
 * The booklet of INEP's file; null where no file told.
 */
export const zConferenciaCaderno = /* @__PURE__ */ (() => z.nullable(z.object({
    codigo: z.string().check(z.maxLength(20)),
    cor: z.nullable(z.string().check(z.maxLength(40))),
    iguais: zContagem,
    comuns: zContagem
})))();

/**
 * What a person looks at before letting results out.
 */
export const zConferenciaResultado = /* @__PURE__ */ (() => z.object({
    qtde_turmas: zContagem,
    qtde_turmas_abertas: zContagem,
    qtde_redacoes_a_corrigir: zContagem,
    qtde_subjetivas_a_corrigir: zContagem,
    qtde_textos_em_papel: zContagem,
    qtde_fora_do_prazo: zContagem,
    qtde_duas_respostas: z.optional(zContagem),
    recalculo: z.boolean()
}))();

/**
 * How many places stand so; together they are all places. A pair of languages is one.
 */
export const zConferenciaTotais = /* @__PURE__ */ (() => z.object({
    ok: zContagem,
    faltando: zContagem,
    gabarito_diverge: zContagem,
    sem_imagem: zContagem,
    area_trocada: zContagem,
    sem_descricao: zContagem,
    sem_parametro: zContagem
}))();

export const zConsentimentoResumo = /* @__PURE__ */ (() => z.object({
    alunos: zContagem,
    em_dia: zContagem,
    falta: zContagem,
    recusado: zContagem,
    encerrar: zContagem
}))();

export const zConteudoTipo = /* @__PURE__ */ (() => z.enum([
    'site',
    'artigo',
    'video',
    'podcast',
    'mapa_mental',
    'artigo_pedagogico',
    'jogo_educativo',
    'pea',
    'atividade_embasamento'
]))();

export const zConteudoTitulo = /* @__PURE__ */ (() => z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^\u0000]*$/)))();

/**
 * https only.
 */
export const zConteudoUrl = /* @__PURE__ */ (() => z.url().check(z.maxLength(2048), z.regex(/^https:\/\//)))();

/**
 * https and without credentials.
 */
export const zConteudoUrlRequest = /* @__PURE__ */ (() => z.string().check(z.maxLength(2048), z.regex(/^[^\u0000]*$/)))();

export const zCorrecaoContagem = /* @__PURE__ */ (() => z.object({
    total: zContagem,
    corrigidas: zContagem,
    para_mim: zContagem,
    rascunhos: zContagem,
    divergentes: zContagem
}))();

/**
 * Empty only in a draft.
 */
export const zCursoCapituloNome = /* @__PURE__ */ (() => z.string().check(z.maxLength(200), z.regex(/^[^\u0000]*$/)))();

export const zCursoFrase = /* @__PURE__ */ (() => z.string().check(z.maxLength(500), z.regex(/^[^\u0000]*$/)))();

/**
 * HTML; the server sanitises it on write and on read.
 */
export const zCursoHtml = /* @__PURE__ */ (() => z.string().check(z.maxLength(60000), z.regex(/^[^\u0000]*$/)))();

export const zCursoExercicio = /* @__PURE__ */ (() => z.object({
    enunciado: zCursoHtml,
    resolucao: zCursoHtml
}))();

/**
 * HTML; sanitised.
 */
export const zCursoLinha = /* @__PURE__ */ (() => z.string().check(z.maxLength(5000), z.regex(/^[^\u0000]*$/)))();

/**
 * Numbered from 1, five of them.
 */
export const zCursoAlternativas = /* @__PURE__ */ (() => z.tuple([
    zCursoLinha,
    zCursoLinha,
    zCursoLinha,
    zCursoLinha,
    zCursoLinha
]))();

export const zCursoNome = /* @__PURE__ */ (() => z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^\u0000]*$/)))();

export const zCursoEstrutura = /* @__PURE__ */ (() => z.object({
    nome_curso: zCursoNome,
    frase_efeito: zCursoFrase,
    resumo: zCursoLinha,
    capitulos: z.tuple([
        zCursoCapituloNome,
        zCursoCapituloNome,
        zCursoCapituloNome
    ])
}))();

/**
 * Sanitised HTML; null together with gabarito.
 */
export const zCursoQuizComentario = /* @__PURE__ */ (() => z.nullable(z.string().check(z.maxLength(20000))))();

/**
 * Right option; null for a student until that question is answered.
 */
export const zCursoQuizGabarito = /* @__PURE__ */ (() => z.nullable(z.int().check(z.gte(1), z.lte(5))))();

export const zCursoQuizQuestao = /* @__PURE__ */ (() => z.object({
    enunciado: zCursoHtml,
    alternativas: zCursoAlternativas,
    gabarito: zCursoQuizGabarito,
    comentario: zCursoQuizComentario
}))();

export const zCursoQuizQuestaoRequest = /* @__PURE__ */ (() => z.object({
    enunciado: zCursoHtml,
    alternativas: zCursoAlternativas,
    gabarito: z.int().check(z.gte(1), z.lte(5)),
    comentario: z.string().check(z.maxLength(20000), z.regex(/^[^\u0000]*$/))
}))();

export const zCursoRequest = /* @__PURE__ */ (() => z.object({
    estrutura: zCursoEstrutura,
    capitulo_1: zCursoHtml,
    capitulo_2: zCursoHtml,
    capitulo_3: zCursoHtml,
    explicacao_resumida: z.array(zCursoLinha).check(z.maxLength(20)),
    resumo: z.array(zCursoLinha).check(z.maxLength(50)),
    exercicios_praticos: z.array(zCursoExercicio).check(z.maxLength(20)),
    quiz: z.array(zCursoQuizQuestaoRequest).check(z.maxLength(5))
}))();

/**
 * alterado: published, with newer changes that students do not see yet.
 */
export const zCursoSituacao = /* @__PURE__ */ (() => z.enum([
    'rascunho',
    'publicado',
    'alterado'
]))();

/**
 * Grows with each save; a save over another number is refused with 409.
 */
export const zCursoVersao = /* @__PURE__ */ (() => z.int().check(z.gte(1), z.lte(1000000)))();

export const zData = /* @__PURE__ */ (() => z.iso.date().check(z.maxLength(10)))();

export const zDataConsulta = /* @__PURE__ */ (() => z.string().check(z.length(10), z.regex(/^(\d{4}-\d{2}-\d{2}|\d{2}\/\d{2}\/\d{4})$/)))();

export const zDataNula = /* @__PURE__ */ (() => z.nullable(z.iso.date().check(z.maxLength(10))))();

export const zCicloDoAnoRequest = /* @__PURE__ */ (() => z.object({
    numero_referencia: zCiclo,
    inicio: zDataNula,
    fim: zDataNula
}))();

export const zDiaProva = /* @__PURE__ */ (() => z.int().check(z.gte(1), z.lte(99)))();

export const zAvaliacaoDuracaoDia = /* @__PURE__ */ (() => z.object({
    dia_prova: zDiaProva,
    duracao_minutos: zAvaliacaoDuracao
}))();

/**
 * Six digits of the authenticator app, or a recovery code; spaces, hyphens and case do not count.
 */
export const zDuasEtapasCodigo = /* @__PURE__ */ (() => z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^[^\u0000]*$/)))();

export const zDuasEtapasInicio = /* @__PURE__ */ (() => z.object({
    segredo: z.string().check(z.length(32), z.regex(/^[A-Z2-7]+$/)),
    endereco: z.string().check(z.maxLength(1000), z.regex(/^otpauth:\/\/totp\//))
}))();

/**
 * The present password.
 */
export const zDuasEtapasSenha = /* @__PURE__ */ (() => z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^\u0000]*$/)))();

/**
 * The body of every 400.
 */
export const zErrorCampos = /* @__PURE__ */ (() => z.object({
    message: z.string().check(z.maxLength(500)),
    erro: z.string().check(z.maxLength(500)),
    codigo: z.string().check(z.maxLength(80), z.regex(/^[a-z0-9]+([_-][a-z0-9]+)*$/)),
    campos: z.array(zCampo).check(z.minLength(1), z.maxLength(50))
}))();

/**
 * The service makes students anonymous by itself once retencao_meses have passed, from 30 days after this or the months changed. Off: only staff do.
 */
export const zEscolaAnonimizacaoAutomatica = /* @__PURE__ */ (() => z.boolean())();

/**
 * Legal basis on which the school treats the data of its students.
 */
export const zEscolaBaseLegal = /* @__PURE__ */ (() => z.enum([
    'consentimento',
    'execucao_de_politica_publica',
    'contrato',
    'obrigacao_legal',
    'nao_informada'
]))();

export const zEscolaContato = /* @__PURE__ */ (() => z.nullable(z.string().check(z.maxLength(254), z.regex(/^[^\u0000]*$/))))();

/**
 * Points by which two marks of one essay may differ before a third person marks it.
 */
export const zEscolaDivergencia = /* @__PURE__ */ (() => z.int().check(z.gte(20), z.lte(1000)))();

/**
 * Additive: profiles that make access slips besides gestao_vida and admin.
 */
export const zEscolaFichasPor = /* @__PURE__ */ (() => z.array(z.enum([
    'coordenador',
    'gestao_escola',
    'diretor'
])).check(z.maxLength(3)))();

/**
 * Additive: days for which the one-time passwords of access slips open a session; slips that were made keep theirs.
 */
export const zEscolaFichasValidadeDias = /* @__PURE__ */ (() => z.int().check(z.gte(1), z.lte(30)))();

/**
 * IANA zone in which dates are read.
 */
export const zEscolaFuso = /* @__PURE__ */ (() => z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[A-Za-z_+\/0-9-]+$/)))();

/**
 * Read by a student who cannot sign in; null or blank shows the usual text.
 */
export const zEscolaMensagemManutencao = /* @__PURE__ */ (() => z.nullable(z.string().check(z.maxLength(300), z.regex(/^[^\u0000]*$/))))();

/**
 * The name of the school.
 */
export const zEscolaNome = /* @__PURE__ */ (() => z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^\u0000]*$/)))();

/**
 * What coins are called.
 */
export const zEscolaNomeMoeda = /* @__PURE__ */ (() => z.string().check(z.minLength(1), z.maxLength(30), z.regex(/^[^\u0000]*$/)))();

/**
 * Additive: professor publishes exams of the own classes. Off: coordinators, heads and admin do.
 */
export const zEscolaProfessorPublica = /* @__PURE__ */ (() => z.boolean())();

/**
 * Months after the end of the last enrolment until data are made anonymous.
 */
export const zEscolaRetencaoMeses = /* @__PURE__ */ (() => z.int().check(z.gte(12), z.lte(240)))();

/**
 * Additive: a question waits for a review by coordenador, gestao_vida or admin before exams take it. Off: whoever writes a question approves it.
 */
export const zEscolaRevisaoQuestoes = /* @__PURE__ */ (() => z.boolean())();

/**
 * Seconds until a lost life returns.
 */
export const zEscolaSegundosPorVida = /* @__PURE__ */ (() => z.int().check(z.gte(60), z.lte(86400)))();

/**
 * HTML, sanitised; null shows the product's own text.
 */
export const zEscolaTextoLegal = /* @__PURE__ */ (() => z.nullable(z.string().check(z.maxLength(60000), z.regex(/^[^\u0000]*$/))))();

/**
 * Grows with each change; a change over another number is refused with 409.
 */
export const zEscolaVersaoConfiguracao = /* @__PURE__ */ (() => z.int().check(z.gte(1), z.lte(1000000)))();

export const zEscolhida = /* @__PURE__ */ (() => z.object({
    qtde_mudaram: zContagem,
    recalculo: z.enum(['nao_necessario', 'pendente'])
}))();

/**
 * faltando: no question; gabarito_diverge: another key than expected, or none; sem_imagem: a picture could not be brought; area_trocada: its subject is of another area; sem_descricao: a picture says nothing; sem_parametro: no parameters in an area that has some.
 */
export const zEstadoDoLugar = /* @__PURE__ */ (() => z.enum([
    'ok',
    'faltando',
    'gabarito_diverge',
    'sem_imagem',
    'area_trocada',
    'sem_descricao',
    'sem_parametro'
]))();

export const zEstrelas = /* @__PURE__ */ (() => z.int().check(z.gte(0), z.lte(3)))();

/**
 * Stage of school life.
 */
export const zEtapa = /* @__PURE__ */ (() => z.enum([
    'fundamental_1',
    'fundamental_2',
    'medio',
    'outra'
]))();

export const zFalhaDoLugar = /* @__PURE__ */ (() => z.enum([
    'faltando',
    'gabarito_diverge',
    'sem_imagem',
    'area_trocada',
    'sem_descricao',
    'sem_parametro'
]))();

/**
 * All.
 */
export const zFiltroTodos = /* @__PURE__ */ (() => z.enum(['-1']))();

export const zFiltroData = /* @__PURE__ */ (() => z.union([
    zData,
    zFiltroTodos
]))();

export const zFiltroDataConsulta = /* @__PURE__ */ (() => z.union([
    zDataConsulta,
    zFiltroTodos
]))();

/**
 * All.
 */
export const zFiltroTodosNumero = /* @__PURE__ */ (() => z.literal(-1))();

/**
 * A school year; -1 means all.
 */
export const zFiltroAno = /* @__PURE__ */ (() => z.union([
    zAno,
    zFiltroTodosNumero
]))();

/**
 * A cycle number; -1 means all, and 0 is refused.
 */
export const zFiltroCiclo = /* @__PURE__ */ (() => z.union([
    zCiclo,
    zFiltroTodosNumero
]))();

export const zForaDoPrazoDecisao = /* @__PURE__ */ (() => z.enum([
    'pendente',
    'contada',
    'deixada_de_fora'
]))();

export const zFracaoNula = /* @__PURE__ */ (() => z.nullable(z.number().check(z.gte(0), z.lte(1))))();

/**
 * Zone of the school, on whose clock every local time is written.
 */
export const zFusoHorario = /* @__PURE__ */ (() => z.string().check(z.maxLength(64), z.regex(/^[A-Za-z_+\/0-9-]+$/)))();

/**
 * igual: nothing changes; mover: another class; nova_revisao: a question of this code gets its next revision; duplicada: the bank has a question that reads alike, which stays; ignorada: left out by a person or skipped.
 */
export const zGestaoImportacaoAcao = /* @__PURE__ */ (() => z.enum([
    'criar',
    'atualizar',
    'igual',
    'mover',
    'inativar',
    'reativar',
    'nova_revisao',
    'duplicada',
    'erro',
    'ignorada'
]))();

/**
 * Table of a file that holds several; empty for a file of one table.
 */
export const zGestaoImportacaoArquivo = /* @__PURE__ */ (() => z.string().check(z.maxLength(60)))();

/**
 * CO_PROVA of INEP.
 */
export const zGestaoImportacaoCadernoCodigo = /* @__PURE__ */ (() => z.string().check(z.maxLength(20), z.regex(/^[0-9A-Za-z]{1,20}$/)))();

/**
 * A booklet of the file, with how many keys it shares with the exam of those that both have.
 */
export const zGestaoImportacaoCaderno = /* @__PURE__ */ (() => z.object({
    caderno: zGestaoImportacaoCadernoCodigo,
    cor: z.nullable(z.string().check(z.maxLength(30))),
    iguais: zContagem,
    comuns: zContagem
}))();

export const zGestaoImportacaoCadernoNulo = /* @__PURE__ */ (() => z.nullable(z.string().check(z.maxLength(20), z.regex(/^[0-9A-Za-z]{1,20}$/))))();

export const zGestaoImportacaoCadernoEscolhido = /* @__PURE__ */ (() => z.object({
    area_codigo: z.string().check(z.maxLength(10), z.regex(/^[A-Z]{1,10}$/)),
    caderno: zGestaoImportacaoCadernoNulo
}))();

/**
 * turma: the class of a student; turmas: those of a teacher, with commas between; from codigo on: of a question.
 */
export const zGestaoImportacaoCampo = /* @__PURE__ */ (() => z.enum([
    'id_externo',
    'nome',
    'nome_social',
    'data_nascimento',
    'email',
    'login',
    'turma',
    'serie',
    'sede',
    'turno',
    'situacao',
    'tempo_adicional',
    'base_legal',
    'perfil',
    'turmas',
    'materia',
    'codigo',
    'objeto',
    'habilidades',
    'tipo',
    'texto_base',
    'enunciado',
    'a',
    'b',
    'c',
    'd',
    'e',
    'gabarito',
    'comentario',
    'dificuldade',
    'lingua',
    'tri_a',
    'tri_b',
    'tri_c',
    'tri_origem',
    'etiquetas',
    'imagem',
    'formato'
]))();

export const zGestaoImportacaoCampoNulo = /* @__PURE__ */ (() => z.nullable(z.enum([
    'id_externo',
    'nome',
    'nome_social',
    'data_nascimento',
    'email',
    'login',
    'turma',
    'serie',
    'sede',
    'turno',
    'situacao',
    'tempo_adicional',
    'base_legal',
    'perfil',
    'turmas',
    'materia',
    'codigo',
    'objeto',
    'habilidades',
    'tipo',
    'texto_base',
    'enunciado',
    'a',
    'b',
    'c',
    'd',
    'e',
    'gabarito',
    'comentario',
    'dificuldade',
    'lingua',
    'tri_a',
    'tri_b',
    'tri_c',
    'tri_origem',
    'etiquetas',
    'imagem',
    'formato'
])))();

export const zGestaoImportacaoCampoPossivel = /* @__PURE__ */ (() => z.object({
    campo: zGestaoImportacaoCampo,
    necessario: z.boolean()
}))();

/**
 * Folder of the file, or subject and topic as its lines name them; outermost first, with " / " between.
 */
export const zGestaoImportacaoCategoriaNome = /* @__PURE__ */ (() => z.string().check(z.maxLength(500), z.regex(/^[^\u0000]*$/)))();

export const zGestaoImportacaoCelula = /* @__PURE__ */ (() => z.string().check(z.maxLength(500)))();

export const zGestaoImportacaoCelulaNula = /* @__PURE__ */ (() => z.nullable(z.string().check(z.maxLength(500))))();

export const zGestaoImportacaoColuna = /* @__PURE__ */ (() => z.object({
    arquivo: zGestaoImportacaoArquivo,
    coluna: z.int().check(z.gte(1), z.lte(60)),
    nome: zGestaoImportacaoCelula,
    exemplos: z.array(zGestaoImportacaoCelula).check(z.maxLength(3)),
    campo: zGestaoImportacaoCampoNulo,
    situacao: z.enum([
        'reconhecida',
        'proposta',
        'ignorada',
        'nunca_guardada'
    ])
}))();

export const zGestaoImportacaoColunaPedido = /* @__PURE__ */ (() => z.object({
    coluna: z.int().check(z.gte(1), z.lte(60)),
    campo: zGestaoImportacaoCampo
}))();

/**
 * mesma: the person found by name; outra: somebody else, who is made, or a question that is made though one reads alike; pular: leave the line out.
 */
export const zGestaoImportacaoDecisao = /* @__PURE__ */ (() => z.nullable(z.enum([
    'mesma',
    'outra',
    'pular'
])))();

/**
 * enem: the zip of an ENEM folder, which also becomes a draft of an exam.
 */
export const zGestaoImportacaoFormato = /* @__PURE__ */ (() => z.enum([
    'csv',
    'xlsx',
    'oneroster',
    'zip',
    'moodle_xml',
    'gift',
    'qti',
    'enem'
]))();

export const zGestaoImportacaoId = /* @__PURE__ */ (() => z.uuid().check(z.maxLength(36)))();

export const zGestaoImportacaoImagem = /* @__PURE__ */ (() => z.object({
    endereco: z.string().check(z.maxLength(300)),
    dados: z.string().check(z.maxLength(2800000))
}))();

export const zGestaoImportacaoMudanca = /* @__PURE__ */ (() => z.object({
    campo: zGestaoImportacaoCampo,
    antes: zGestaoImportacaoCelulaNula,
    depois: zGestaoImportacaoCelulaNula
}))();

export const zGestaoImportacaoNovaTurma = /* @__PURE__ */ (() => z.object({
    codigo: z.string().check(z.maxLength(30)),
    serie: z.nullable(z.string().check(z.maxLength(100))),
    sede: z.nullable(z.string().check(z.maxLength(100)))
}))();

export const zGestaoImportacaoParametrosArea = /* @__PURE__ */ (() => z.object({
    area_codigo: z.string().check(z.maxLength(10)),
    itens: zContagem,
    na_escala: zContagem,
    situacao: z.enum([
        'proposta',
        'escolhida',
        'deixada',
        'por_escolher',
        'ausente'
    ]),
    caderno: zGestaoImportacaoCadernoNulo,
    candidatos: z.array(zGestaoImportacaoCaderno).check(z.maxLength(60)),
    faltam: z.array(z.int().check(z.gte(1), z.lte(1000))).check(z.maxLength(60))
}))();

export const zGestaoImportacaoProgresso = /* @__PURE__ */ (() => z.nullable(z.object({
    feitas: zContagem,
    total: z.nullable(z.int().check(z.gte(0), z.lte(1000000)))
})))();

/**
 * How many lines do what; aviso counts lines with a warning, whatever they do.
 */
export const zGestaoImportacaoResumo = /* @__PURE__ */ (() => z.object({
    criar: zContagem,
    atualizar: zContagem,
    igual: zContagem,
    mover: zContagem,
    inativar: zContagem,
    reativar: zContagem,
    nova_revisao: zContagem,
    duplicada: zContagem,
    erro: zContagem,
    ignorada: zContagem,
    aviso: zContagem
}))();

/**
 * recebida and analisando: being judged; pronta: to be looked at; recusada: the file could not be read, or its columns have to be told first, erro says which; falhou: the work broke off, and may be asked for again.
 */
export const zGestaoImportacaoSituacao = /* @__PURE__ */ (() => z.enum([
    'recebida',
    'analisando',
    'pronta',
    'aplicando',
    'aplicada',
    'desfazendo',
    'desfeita',
    'recusada',
    'falhou'
]))();

export const zGestaoImportacaoAceita = /* @__PURE__ */ (() => z.object({
    importacao_id: zGestaoImportacaoId,
    situacao: zGestaoImportacaoSituacao
}))();

/**
 * alunos and equipe: a table of people; turmas: a class list of people who are known already; pessoas: a OneRoster zip; questoes: questions of the bank, as a table, a zip of a table and pictures, Moodle XML, GIFT, QTI or the folder of an ENEM; parametros_tri: parameters of the items of one exam, as ITENS_PROVA of INEP.
 */
export const zGestaoImportacaoTipo = /* @__PURE__ */ (() => z.enum([
    'alunos',
    'equipe',
    'turmas',
    'pessoas',
    'questoes',
    'parametros_tri'
]))();

export const zGestaoImportacaoValor = /* @__PURE__ */ (() => z.object({
    campo: zGestaoImportacaoCampo,
    valor: zGestaoImportacaoCelula
}))();

export const zGestaoImportacaoValorPedido = /* @__PURE__ */ (() => z.object({
    campo: zGestaoImportacaoCampo,
    valor: z.string().check(z.maxLength(500), z.regex(/^[^\u0000]*$/))
}))();

/**
 * Why; goes into the audit.
 */
export const zGestaoMotivo = /* @__PURE__ */ (() => z.string().check(z.minLength(5), z.maxLength(500), z.regex(/^[^\u0000]*$/)))();

export const zGestaoPessoaNome = /* @__PURE__ */ (() => z.string().check(z.maxLength(200)))();

/**
 * encerrada: closed for every class and not released yet.
 */
export const zGestaoProvaSituacao = /* @__PURE__ */ (() => z.enum([
    'agendada',
    'aberta',
    'encerrada',
    'liberada'
]))();

export const zGestaoQuestaoDificuldade = /* @__PURE__ */ (() => z.nullable(z.enum([
    'facil',
    'medio',
    'dificil'
])))();

/**
 * segunda_correcao: one mark stands and the school asks for two; divergente: the two differ too much and a third person decides.
 */
export const zGestaoRedacaoSituacao = /* @__PURE__ */ (() => z.enum([
    'pendente',
    'segunda_correcao',
    'divergente',
    'corrigida'
]))();

/**
 * conflito: somebody saved that row meanwhile; recusada: erro says why.
 */
export const zGradeLinhaSituacao = /* @__PURE__ */ (() => z.enum([
    'gravada',
    'sem_mudanca',
    'conflito',
    'recusada'
]))();

/**
 * Where an answer was given.
 */
export const zGradeOnde = /* @__PURE__ */ (() => z.enum(['online', 'papel']))();

/**
 * One place for each item, in the order of itens: points of a text item in hundredths, null while not marked and for other items.
 */
export const zGradePontos = /* @__PURE__ */ (() => z.array(z.nullable(z.number().check(z.gte(0), z.lte(10000)))).check(z.maxLength(500)))();

/**
 * Option marked on paper, 1 = A; 0 = more than one, which is wrong; null = none.
 */
export const zGradeResposta = /* @__PURE__ */ (() => z.nullable(z.int().check(z.gte(0), z.lte(5))))();

/**
 * One for each item, in the order of itens.
 */
export const zGradeRespostas = /* @__PURE__ */ (() => z.array(zGradeResposta).check(z.maxLength(500)))();

/**
 * Of the row; 0 means never typed.
 */
export const zGradeVersao = /* @__PURE__ */ (() => z.int().check(z.gte(0), z.lte(1000000)))();

export const zHabilidadeSistema = /* @__PURE__ */ (() => z.enum([
    'BNCC',
    'ENEM',
    'SAEB',
    'propria'
]))();

/**
 * Place among the students of the grade by all stars; null where the school shows no ranking.
 */
export const zHomePosicao = /* @__PURE__ */ (() => z.nullable(z.object({
    posicao: z.int().check(z.gte(1), z.lte(1000000)),
    total: z.int().check(z.gte(1), z.lte(1000000))
})))();

/**
 * Wall clock of the school, without a zone.
 */
export const zHoraLocal = /* @__PURE__ */ (() => z.string().check(z.length(16), z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)))();

export const zAvaliacaoJanelaRequest = /* @__PURE__ */ (() => z.object({
    dia_prova: zDiaProva,
    inicio: zHoraLocal,
    fim: zHoraLocal,
    sala: zAvaliacaoSala,
    entrada: zAvaliacaoEntrada
}))();

/**
 * Wall clock of the school, without a zone; null while it is not chosen.
 */
export const zHoraLocalNula = /* @__PURE__ */ (() => z.nullable(z.string().check(z.length(16), z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/))))();

/**
 * Sanitised HTML.
 */
export const zHtml = /* @__PURE__ */ (() => z.string().check(z.maxLength(200000)))();

export const zId = /* @__PURE__ */ (() => z.int().check(z.gte(1), z.lte(2147483647)))();

export const zAcomodacao = /* @__PURE__ */ (() => z.object({
    turma_aluno_id: zId,
    fator_tempo: zAcomodacaoFator,
    passa_da_janela: z.boolean(),
    tamanho: zAcomodacaoTamanho,
    fonte: zAcomodacaoFonte,
    contraste: zAcomodacaoContraste,
    voz: z.boolean(),
    pausas_minutos: zAcomodacaoPausas,
    ledor: z.boolean(),
    sala_propria: z.boolean(),
    observacao: zAcomodacaoObservacao,
    versao: zAcomodacaoVersao
}))();

export const zAcomodacaoTurmaAluno = /* @__PURE__ */ (() => z.object({
    turma_aluno_id: zId,
    aluno_nome: zGestaoPessoaNome,
    acomodacao: zAcomodacao
}))();

export const zAcomodacaoTurmaLista = /* @__PURE__ */ (() => z.array(zAcomodacaoTurmaAluno).check(z.maxLength(200)))();

export const zAdaptadaCiclo = /* @__PURE__ */ (() => z.object({
    id: zId,
    ano: z.int().check(z.gte(2000), z.lte(2100)),
    numero_referencia: zCiclo
}))();

export const zAlunoNovo = /* @__PURE__ */ (() => z.object({
    turma_aluno_id: zId,
    turma_id: zId,
    aluno_nome: zGestaoPessoaNome,
    login: zAlunoLogin
}))();

export const zAvaliacaoTurmaRequest = /* @__PURE__ */ (() => z.object({
    turma_id: zId,
    dias: z.array(zAvaliacaoJanelaRequest).check(z.minLength(1), z.maxLength(5))
}))();

/**
 * What a check is about; a field is absent where it says nothing.
 */
export const zChecagemAlvo = /* @__PURE__ */ (() => z.object({
    campo: z.optional(z.string().check(z.maxLength(60))),
    dia_prova: z.optional(zAvaliacaoDia),
    numero: z.optional(z.int().check(z.gte(1), z.lte(999))),
    questao_id: z.optional(zId),
    turma_id: z.optional(zId)
}))();

export const zCicloDoAno = /* @__PURE__ */ (() => z.object({
    ciclo_id: zId,
    numero_referencia: zCiclo,
    inicio: zDataNula,
    fim: zDataNula
}))();

export const zConteudoOrdem = /* @__PURE__ */ (() => z.object({
    objeto_conhecimento_id: zId,
    conteudos: z.array(zId).check(z.maxLength(200))
}))();

/**
 * A digital content of the topic of a course, as students opened and judged it in the last 90 days.
 */
export const zCursoConteudo = /* @__PURE__ */ (() => z.object({
    conteudo_digital_id: zId,
    descricao: z.string().check(z.maxLength(2000)),
    tipo: z.enum([
        'site',
        'artigo',
        'video',
        'podcast',
        'mapa_mental',
        'artigo_pedagogico',
        'jogo_educativo',
        'pea',
        'atividade_embasamento'
    ]),
    votos: zContagem,
    votos_sim: zContagem,
    percentual_sim: z.nullable(z.int().check(z.gte(0), z.lte(100)))
}))();

export const zCursoConteudoLista = /* @__PURE__ */ (() => z.array(zCursoConteudo).check(z.maxLength(200)))();

/**
 * The error body of every status but 400.
 */
export const zError = /* @__PURE__ */ (() => z.object({
    message: z.string().check(z.maxLength(500)),
    erro: z.string().check(z.maxLength(500)),
    codigo: z.string().check(z.maxLength(80), z.regex(/^[a-z0-9]+([_-][a-z0-9]+)*$/)),
    avaliacao_finalizada: z.optional(z.boolean()),
    campos: z.optional(z.array(zCampo).check(z.minLength(1), z.maxLength(50))),
    banco_questao_id: z.optional(zId),
    desafio: z.optional(z.string().check(z.minLength(1), z.maxLength(600), z.regex(/^[A-Za-z0-9_.-]+$/)))
}))();

export const zEscolhaDeResposta = /* @__PURE__ */ (() => z.object({
    turma_aluno_id: zId,
    vale: zGradeOnde,
    versao: zGradeVersao
}))();

export const zFicha = /* @__PURE__ */ (() => z.object({
    turma_aluno_id: zId,
    aluno_nome: zGestaoPessoaNome,
    login: z.nullable(z.string().check(z.maxLength(254))),
    senha: z.string().check(z.length(10), z.regex(/^[a-hjkmnp-z2-9]+$/))
}))();

/**
 * An id; -1 means all, and 0 is refused.
 */
export const zFiltroId = /* @__PURE__ */ (() => z.union([
    zId,
    zFiltroTodosNumero
]))();

/**
 * Its key in the system from which the school imports.
 */
export const zIdExternoNulo = /* @__PURE__ */ (() => z.nullable(z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^\u0000]*$/))))();

export const zIdNulo = /* @__PURE__ */ (() => z.nullable(z.int().check(z.gte(1), z.lte(2147483647))))();

export const zGestaoImportacaoCandidato = /* @__PURE__ */ (() => z.object({
    id: zIdNulo,
    nome: z.string().check(z.maxLength(200)),
    detalhe: z.string().check(z.maxLength(200))
}))();

export const zGestaoImportacaoCategoria = /* @__PURE__ */ (() => z.object({
    categoria: z.string().check(z.maxLength(500)),
    questoes: zContagem,
    materia_id: zIdNulo,
    objeto_conhecimento_id: zIdNulo
}))();

export const zGestaoImportacaoCategoriaEscolhida = /* @__PURE__ */ (() => z.object({
    categoria: zGestaoImportacaoCategoriaNome,
    materia_id: zId,
    objeto_conhecimento_id: zIdNulo
}))();

/**
 * What a file of parameters is for, and its booklets; null for other files.
 */
export const zGestaoImportacaoParametros = /* @__PURE__ */ (() => z.nullable(z.object({
    avaliacao_conhecimento_id: zIdNulo,
    rascunho_id: z.nullable(z.uuid().check(z.maxLength(36))),
    descricao: z.string().check(z.maxLength(255)),
    areas: z.array(zGestaoImportacaoParametrosArea).check(z.maxLength(20))
})))();

export const zImpressaoDia = /* @__PURE__ */ (() => z.object({
    dia_prova: zAvaliacaoDia,
    tem_lingua: z.boolean()
}))();

/**
 * A has the order of the exam.
 */
export const zImpressaoModelo = /* @__PURE__ */ (() => z.enum([
    'A',
    'B',
    'C',
    'D'
]))();

export const zImpressaoNumero = /* @__PURE__ */ (() => z.int().check(z.gte(1), z.lte(999)))();

export const zImpressaoAluno = /* @__PURE__ */ (() => z.object({
    turma_aluno_id: zId,
    numero: zImpressaoNumero,
    aluno_nome: zGestaoPessoaNome
}))();

export const zImpressaoQuestao = /* @__PURE__ */ (() => z.object({
    banco_questao_id: zId,
    enunciado: zHtml,
    opcoes: z.array(zHtml).check(z.maxLength(5))
}))();

export const zImpressaoTipo = /* @__PURE__ */ (() => z.enum([
    'caderno',
    'folha',
    'gabarito'
]))();

export const zInstalacao = /* @__PURE__ */ (() => z.object({
    aberta: z.literal(true)
}))();

/**
 * Instant with offset. One that is sent lies in the years 1 to 9998.
 */
export const zInstante = /* @__PURE__ */ (() => z.iso.datetime({ offset: true }).check(z.maxLength(35)))();

export const zAvaliacaoJanela = /* @__PURE__ */ (() => z.object({
    dia_prova: zDiaProva,
    inicio: zHoraLocal,
    fim: zHoraLocal,
    inicio_em: zInstante,
    fim_em: zInstante,
    sala: zAvaliacaoSala,
    entrada: zAvaliacaoEntrada,
    qtde_iniciadas: zContagem
}))();

export const zGestaoProvaDia = /* @__PURE__ */ (() => z.object({
    dia_prova: zDiaProva,
    data_hora_inicial: zInstante,
    disponivel_ate: zInstante,
    qtde_itens: zContagem,
    tem_redacao: z.boolean()
}))();

/**
 * Instant with offset. One that is sent lies in the years 1 to 9998.
 */
export const zInstanteNulo = /* @__PURE__ */ (() => z.nullable(z.iso.datetime({ offset: true }).check(z.maxLength(35))))();

export const zAlunoAcesso = /* @__PURE__ */ (() => z.object({
    entrou_em: zInstante,
    saiu_em: zInstanteNulo
}))();

export const zConsentimentoRegistro = /* @__PURE__ */ (() => z.object({
    consentimento_id: zId,
    finalidade: zConsentimentoFinalidade,
    concedido: z.boolean(),
    por_nome: z.nullable(z.string().check(z.maxLength(200))),
    documento_versao: z.nullable(z.string().check(z.maxLength(60))),
    em: zInstante,
    revogado_em: zInstanteNulo
}))();

export const zDuasEtapas = /* @__PURE__ */ (() => z.object({
    ativa: z.boolean(),
    ativada_em: zInstanteNulo,
    codigos_restantes: z.int().check(z.gte(0), z.lte(10)),
    obrigatoria: z.boolean()
}))();

export const zEntradaAluno = /* @__PURE__ */ (() => z.object({
    turma_aluno_id: zId,
    erradas: zContagem,
    bloqueado: z.boolean(),
    admitido_em: zInstanteNulo
}))();

export const zEntradaProva = /* @__PURE__ */ (() => z.object({
    entrada: zAvaliacaoEntrada,
    codigo: z.nullable(z.string().check(z.length(6), z.regex(/^[0-9]{6}$/))),
    alunos: z.array(zEntradaAluno).check(z.maxLength(200))
}))();

export const zGestaoImportacaoResumida = /* @__PURE__ */ (() => z.object({
    importacao_id: zGestaoImportacaoId,
    tipo: zGestaoImportacaoTipo,
    formato: zGestaoImportacaoFormato,
    situacao: zGestaoImportacaoSituacao,
    nome_arquivo: z.string().check(z.maxLength(255)),
    resumo: zGestaoImportacaoResumo,
    criada_por_nome: zGestaoPessoaNome,
    criada_em: zInstante,
    aplicada_em: zInstanteNulo,
    desfeita_em: zInstanteNulo,
    desfazer_ate: zInstanteNulo
}))();

export const zItemProva = /* @__PURE__ */ (() => z.object({
    avaliacao_conhecimento_questao_id: zId,
    dia_prova: zDiaProva,
    numero: z.int().check(z.gte(1), z.lte(999)),
    anulada: z.boolean(),
    gabarito_bonificado: z.boolean(),
    recalculo: z.enum(['nao_necessario', 'pendente'])
}))();

/**
 * Chosen option, 1 = A; null = none.
 */
export const zItemResposta = /* @__PURE__ */ (() => z.nullable(z.int().check(z.gte(1), z.lte(5))))();

/**
 * Ignored but for the count; the server has its own record of every try.
 */
export const zFaseLogItemResposta = /* @__PURE__ */ (() => z.object({
    banco_questao_id: zId,
    turma_avaliacao_roteiro_estudo_id: z.optional(zIdNulo),
    turma_avaliacao_lista_adaptada_id: z.optional(zIdNulo),
    resposta: zItemResposta,
    gabarito: z.nullish(z.string().check(z.maxLength(10), z.regex(/^[^\u0000]*$/)))
}))();

/**
 * What exam windows that have not begun keep when the zone changes: the hour of the clock, or the instant.
 */
export const zJanelasFuso = /* @__PURE__ */ (() => z.enum(['relogio', 'instante']))();

export const zJuncaoPrevia = /* @__PURE__ */ (() => z.object({
    qtde_questoes: zContagem,
    qtde_fases: zContagem,
    tem_curso: z.boolean()
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
    comentario: zHtml,
    turma_avaliacao_roteiro_estudo_id: z.optional(zId),
    turma_avaliacao_lista_adaptada_id: z.optional(zId),
    item_resposta: zItemResposta,
    vez: z.int().check(z.gte(0), z.lte(2)),
    bloqueado: z.boolean(),
    pratica: z.boolean()
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
 * Additive: an exercise whose last try in the run was wrong.
 */
export const zFaseErro = /* @__PURE__ */ (() => z.object({
    banco_questao_id: zId,
    ordem_exercicio: z.int().check(z.gte(1), z.lte(999)),
    item_resposta: zItemResposta,
    gabarito: zLetra,
    comentario: zHtml
}))();

export const zLetraOpcao = /* @__PURE__ */ (() => z.enum([
    'A',
    'B',
    'C',
    'D',
    'E'
]))();

/**
 * sozinha: results go out by themselves after the tolerance; conferida: staff look at them first.
 */
export const zLiberacaoModo = /* @__PURE__ */ (() => z.enum(['sozinha', 'conferida']))();

/**
 * What this exam says for itself; null: as the school.
 */
export const zLiberacaoModoNulo = /* @__PURE__ */ (() => z.nullable(z.enum(['sozinha', 'conferida'])))();

/**
 * 1 English, 2 Spanish.
 */
export const zLinguaEstrangeira = /* @__PURE__ */ (() => z.union([z.literal(1), z.literal(2)]))();

/**
 * 1 English, 2 Spanish, null none.
 */
export const zLinguaEstrangeiraNula = /* @__PURE__ */ (() => z.nullable(z.union([z.literal(1), z.literal(2)])))();

export const zGradeAlunoRequest = /* @__PURE__ */ (() => z.object({
    turma_aluno_id: zId,
    presente: z.boolean(),
    lingua_estrangeira: z.optional(zLinguaEstrangeiraNula),
    respostas: zGradeRespostas,
    pontos: z.optional(zGradePontos),
    versao: zGradeVersao
}))();

export const zGradeItem = /* @__PURE__ */ (() => z.object({
    avaliacao_conhecimento_questao_id: zId,
    numero: z.int().check(z.gte(1), z.lte(999)),
    lingua_estrangeira: zLinguaEstrangeiraNula,
    subjetiva: z.boolean(),
    anulada: z.boolean(),
    gabarito_bonificado: z.boolean(),
    opcoes: z.int().check(z.gte(2), z.lte(5)),
    pontuacao_avaliacao: z.number().check(z.gte(0), z.lte(10000))
}))();

/**
 * The answer given on a screen.
 */
export const zGradeNaTela = /* @__PURE__ */ (() => z.object({
    lingua_estrangeira: zLinguaEstrangeiraNula,
    respostas: zGradeRespostas,
    pontos: zGradePontos,
    textos: z.array(z.boolean()).check(z.maxLength(500))
}))();

/**
 * Null for one answer or none. Of a student who answered on a screen and on paper. The row holds the answer on paper.
 */
export const zGradeDuasRespostas = /* @__PURE__ */ (() => z.nullable(z.object({
    vale: zGradeOnde,
    escolhida: z.boolean(),
    na_tela: zGradeNaTela
})))();

export const zGradeAluno = /* @__PURE__ */ (() => z.object({
    turma_aluno_id: zId,
    aluno_nome: zGestaoPessoaNome,
    presente: z.nullable(z.boolean()),
    lingua_estrangeira: zLinguaEstrangeiraNula,
    origem: z.nullable(z.enum([
        'online',
        'grade',
        'csv'
    ])),
    respostas: zGradeRespostas,
    pontos: zGradePontos,
    versao: zGradeVersao,
    duas_respostas: zGradeDuasRespostas
}))();

export const zLoginLivre = /* @__PURE__ */ (() => z.object({
    login: z.string().check(z.maxLength(254)),
    situacao: z.enum([
        'livre',
        'em_uso',
        'invalido'
    ])
}))();

/**
 * Null takes it away.
 */
export const zMembroEmail = /* @__PURE__ */ (() => z.nullable(z.email().check(z.maxLength(254))))();

/**
 * Other schools that a supervisor sees; those left out are taken away. Only for the profile supervisor.
 */
export const zMembroEscolas = /* @__PURE__ */ (() => z.array(zId).check(z.maxLength(200)))();

/**
 * User name, 3 to 64 of a-z0-9._-, or an e-mail; stored in lower case.
 */
export const zMembroLogin = /* @__PURE__ */ (() => z.string().check(z.minLength(3), z.maxLength(254), z.regex(/^[^\u0000]*$/)))();

/**
 * The subject in all these classes; null: not said. Absent: as it is, and not said in new classes.
 */
export const zMembroMateria = /* @__PURE__ */ (() => zIdNulo)();

export const zMembroNome = /* @__PURE__ */ (() => z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^\u0000]*$/)))();

export const zMembroPerfil = /* @__PURE__ */ (() => z.enum([
    'professor',
    'coordenador',
    'gestao_vida',
    'admin',
    'gestao_escola',
    'diretor',
    'supervisor'
]))();

export const zEquipeResumo = /* @__PURE__ */ (() => z.object({
    por_perfil: z.array(z.object({
        perfil: zMembroPerfil,
        qtde: zContagem
    })).check(z.maxLength(7)),
    com_acesso: zContagem,
    encerrados: zContagem,
    sem_acesso_90_dias: zContagem,
    envia_convites: z.boolean()
}))();

export const zMembroSenha = /* @__PURE__ */ (() => z.object({
    login: z.nullable(z.string().check(z.maxLength(254))),
    nova_senha: z.string().check(z.minLength(6), z.maxLength(40)),
    expira_em: zInstante
}))();

export const zMembroSituacao = /* @__PURE__ */ (() => z.object({
    pessoa_id: zId,
    ativa: z.boolean(),
    encerrada_em: zInstanteNulo,
    qtde_turmas_assumidas: z.optional(zContagem)
}))();

/**
 * All the classes of a teacher; those left out are taken away. Only for the profile professor.
 */
export const zMembroTurmas = /* @__PURE__ */ (() => z.array(zId).check(z.maxLength(200)))();

/**
 * The last day of a substitute in all these classes, by the clock of the school; null: without end. Absent: as it is.
 */
export const zMembroValidoAte = /* @__PURE__ */ (() => zDataNula)();

/**
 * Number of the last change.
 */
export const zMembroVersao = /* @__PURE__ */ (() => z.int().check(z.gte(1), z.lte(2147483647)))();

/**
 * Phases a week.
 */
export const zMeta = /* @__PURE__ */ (() => z.int().check(z.gte(1), z.lte(5)))();

/**
 * Additive: the weekly goal that the student chose, and how far the week has come. It starts anew on Monday, and nothing depends on it.
 */
export const zMetaSemana = /* @__PURE__ */ (() => z.object({
    meta: zMeta,
    qtde_fases_concluidas: zContagem
}))();

export const zMidiaArquivo = /* @__PURE__ */ (() => z.object({
    src: z.string().check(z.maxLength(200), z.regex(/^\/api\/v2\/midias\/[0-9]+\/[0-9a-f]{64}\.(png|jpg|webp|gif)$/)),
    sha256: z.string().check(z.length(64), z.regex(/^[0-9a-f]{64}$/)),
    bytes: z.int().check(z.gte(1), z.lte(20971520))
}))();

export const zMidiaEnviada = /* @__PURE__ */ (() => z.object({
    src: z.string().check(z.maxLength(200), z.regex(/^\/api\/v2\/midias\/[0-9]+\/[0-9a-f]{64}\.(png|jpg|webp|gif)$/))
}))();

/**
 * Annulled, its point to all, neither, or another key.
 */
export const zMudancaItemProva = /* @__PURE__ */ (() => z.enum([
    'anular',
    'bonificar',
    'desfazer',
    'chave'
]))();

/**
 * 0 to 10; times 10 it is the percent.
 */
export const zNotaGabaritoNula = /* @__PURE__ */ (() => z.nullable(z.number().check(z.gte(0), z.lte(10))))();

/**
 * Top of the exam's own scale, within 0 to 1000: usually 10 or 1000.
 */
export const zNotaMaxima = /* @__PURE__ */ (() => z.number().check(z.gte(0), z.lte(1000)))();

/**
 * On the exam's own scale, 0 to nota_maxima, which is at most 1000.
 */
export const zNotaNula = /* @__PURE__ */ (() => z.nullable(z.number().check(z.gte(0), z.lte(1000))))();

/**
 * Final mark of one essay, 0 to 1000; null until it is marked.
 */
export const zNotaRedacao = /* @__PURE__ */ (() => z.nullable(z.int().check(z.gte(0), z.lte(1000))))();

/**
 * Additive: mean mark of the essays, 0 to 1000, beside the grade and not in it; null before release and until each is marked.
 */
export const zNotaRedacaoNula = /* @__PURE__ */ (() => z.nullable(z.number().check(z.gte(0), z.lte(1000))))();

/**
 * On the scale of the ENEM, about 0 to 1000 with mean 500.
 */
export const zNotaTriNula = /* @__PURE__ */ (() => z.nullable(z.number().check(z.gte(0), z.lte(10000))))();

export const zNumeroNulo = /* @__PURE__ */ (() => z.nullable(z.int().check(z.gte(1), z.lte(9999))))();

/**
 * How many chose an option, over all who were present and in the lower and the upper third by hits.
 */
export const zOpcaoTercos = /* @__PURE__ */ (() => z.object({
    opcao: zItemResposta,
    correta: z.boolean(),
    total: zContagem,
    terco_inferior: zContagem,
    terco_superior: zContagem
}))();

/**
 * Where the item parameters come from.
 */
export const zOrigemTri = /* @__PURE__ */ (() => z.nullable(z.enum([
    'INEP',
    'arquivo da escola',
    'demonstração'
])))();

/**
 * The documented copy of the payload. Dropped unread, before validation and logging.
 */
export const zParams = /* @__PURE__ */ (() => z.record(z.string(), z.unknown()))();

export const zAcomodacaoRequest = /* @__PURE__ */ (() => z.object({
    fator_tempo: zAcomodacaoFator,
    passa_da_janela: z.boolean(),
    tamanho: z.optional(zAcomodacaoTamanho),
    fonte: z.optional(zAcomodacaoFonte),
    contraste: z.optional(zAcomodacaoContraste),
    voz: z.optional(z.boolean()),
    pausas_minutos: z.optional(zAcomodacaoPausas),
    ledor: z.optional(z.boolean()),
    sala_propria: z.optional(z.boolean()),
    observacao: z.optional(zAcomodacaoObservacao),
    versao: z.optional(zAcomodacaoVersao),
    motivo: zGestaoMotivo,
    params: z.optional(zParams)
}))();

export const zAdmissaoRequest = /* @__PURE__ */ (() => z.object({
    turma_aluno_id: zId,
    params: z.optional(zParams)
}))();

export const zAlunoCadastroRequest = /* @__PURE__ */ (() => z.object({
    versao: z.int().check(z.gte(1), z.lte(2147483647)),
    nome: zAlunoNome,
    data_nascimento: zDataNula,
    email: zAlunoEmail,
    id_externo: zAlunoIdExterno,
    motivo: zGestaoMotivo,
    params: z.optional(zParams)
}))();

export const zAlunoNovoRequest = /* @__PURE__ */ (() => z.object({
    turma_id: zId,
    nome: zAlunoNome,
    login: z.optional(z.string().check(z.minLength(3), z.maxLength(64), z.regex(/^[a-z0-9._-]+$/))),
    data_nascimento: z.optional(zDataNula),
    email: z.optional(zAlunoEmail),
    id_externo: z.optional(zAlunoIdExterno),
    data: z.optional(zData),
    params: z.optional(zParams)
}))();

export const zAnonimizacaoAlunoRequest = /* @__PURE__ */ (() => z.object({
    confirmacao: z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^\u0000]*$/)),
    motivo: zGestaoMotivo,
    params: z.optional(zParams)
}))();

export const zAprendizagemConcordanciaRequest = /* @__PURE__ */ (() => z.object({
    ciclo: zCiclo,
    capitulo_numero: zAprendizagemCapituloNumero,
    concorda: zAprendizagemConcorda,
    params: z.optional(zParams)
}))();

export const zArquivamentoRequest = /* @__PURE__ */ (() => z.object({
    arquivada: z.boolean(),
    params: z.optional(zParams)
}))();

export const zBaseConhecimentoRequest = /* @__PURE__ */ (() => z.object({
    curso: zCursoRequest,
    versao: z.optional(zCursoVersao),
    params: z.optional(zParams)
}))();

export const zBaseLegalAlunoRequest = /* @__PURE__ */ (() => z.object({
    base_legal: zEscolaBaseLegal,
    params: z.optional(zParams)
}))();

export const zBloqueioAlunoRequest = /* @__PURE__ */ (() => z.object({
    bloqueado: z.literal(false),
    params: z.optional(zParams)
}))();

export const zCancelamentoRequest = /* @__PURE__ */ (() => z.object({
    turma_ids: z.optional(z.array(zId).check(z.minLength(1), z.maxLength(200))),
    motivo: zGestaoMotivo,
    params: z.optional(zParams)
}))();

export const zConferenciaRequest = /* @__PURE__ */ (() => z.object({
    calculado_em: zInstanteNulo,
    motivo: z.optional(zGestaoMotivo),
    params: z.optional(zParams)
}))();

export const zConsentimentoNovoRequest = /* @__PURE__ */ (() => z.object({
    finalidade: zConsentimentoFinalidade,
    concedido: z.boolean(),
    por_nome: z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^\u0000]*$/)),
    documento_versao: z.optional(z.string().check(z.maxLength(60), z.regex(/^[^\u0000]*$/))),
    em: z.optional(zData),
    params: z.optional(zParams)
}))();

/**
 * At least one of avatar_code, nome_social and perguntas_seguranca. Lengths of nickname and answers (at most 20, spaces around them not counted) are judged by the server, which answers 422 with erro.
 */
export const zContaUpdateRequest = /* @__PURE__ */ (() => z.object({
    avatar_code: z.optional(z.int().check(z.gte(1), z.lte(69))),
    nome_social: z.optional(z.string().check(z.maxLength(200), z.regex(/^[^\u0000]*$/))),
    perguntas_seguranca: z.optional(z.tuple([
        z.object({
            numero_sequencial: z.int().check(z.gte(1), z.lte(3)),
            pergunta_seguranca_id: zId,
            resposta: z.string().check(z.maxLength(200), z.regex(/^[^\u0000]*$/))
        }),
        z.object({
            numero_sequencial: z.int().check(z.gte(1), z.lte(3)),
            pergunta_seguranca_id: zId,
            resposta: z.string().check(z.maxLength(200), z.regex(/^[^\u0000]*$/))
        }),
        z.object({
            numero_sequencial: z.int().check(z.gte(1), z.lte(3)),
            pergunta_seguranca_id: zId,
            resposta: z.string().check(z.maxLength(200), z.regex(/^[^\u0000]*$/))
        })
    ])),
    senha_atual: z.optional(z.string().check(z.maxLength(200), z.regex(/^[^\u0000]*$/))),
    params: z.optional(zParams)
}))();

export const zConteudoNovoRequest = /* @__PURE__ */ (() => z.object({
    objeto_conhecimento_id: zId,
    tipo: zConteudoTipo,
    descricao: zConteudoTitulo,
    url: zConteudoUrlRequest,
    params: z.optional(zParams)
}))();

export const zConteudoOrdemRequest = /* @__PURE__ */ (() => z.object({
    objeto_conhecimento_id: zId,
    conteudos: z.array(zId).check(z.minLength(1), z.maxLength(200)),
    params: z.optional(zParams)
}))();

export const zContextoRequest = /* @__PURE__ */ (() => z.object({
    turma_aluno_id: zId,
    modo: z.enum(['aluno', 'professor']),
    motivo: z.optional(z.string().check(z.maxLength(500), z.regex(/^[^\u0000]*$/))),
    params: z.optional(zParams)
}))();

export const zCursoPublicacaoRequest = /* @__PURE__ */ (() => z.object({
    publicado: z.boolean(),
    versao: zCursoVersao,
    params: z.optional(zParams)
}))();

export const zDesfazerProrrogacaoRequest = /* @__PURE__ */ (() => z.object({
    motivo: zGestaoMotivo,
    params: z.optional(zParams)
}))();

export const zDuasEtapasCodigoRequest = /* @__PURE__ */ (() => z.object({
    codigo: zDuasEtapasCodigo,
    params: z.optional(zParams)
}))();

export const zDuasEtapasInicioRequest = /* @__PURE__ */ (() => z.object({
    senha: zDuasEtapasSenha,
    params: z.optional(zParams)
}))();

export const zDuasEtapasProvaRequest = /* @__PURE__ */ (() => z.object({
    senha: zDuasEtapasSenha,
    codigo: zDuasEtapasCodigo,
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

export const zEscolaManutencaoRequest = /* @__PURE__ */ (() => z.object({
    ligada: z.boolean(),
    ate: z.optional(zInstanteNulo),
    mensagem: z.optional(zEscolaMensagemManutencao),
    params: z.optional(zParams)
}))();

export const zEscolhaRequest = /* @__PURE__ */ (() => z.object({
    alunos: z.array(zEscolhaDeResposta).check(z.minLength(1), z.maxLength(200)),
    motivo: z.optional(zGestaoMotivo),
    params: z.optional(zParams)
}))();

export const zExportacaoAlunoRequest = /* @__PURE__ */ (() => z.object({
    formato: z.enum(['json', 'csv']),
    motivo: zGestaoMotivo,
    params: z.optional(zParams)
}))();

export const zFichasRequest = /* @__PURE__ */ (() => z.object({
    quem: z.enum(['sem_acesso', 'todos']),
    turma_aluno_ids: z.optional(z.array(zId).check(z.minLength(1), z.maxLength(100))),
    motivo: zGestaoMotivo,
    params: z.optional(zParams)
}))();

export const zForaDoPrazoRequest = /* @__PURE__ */ (() => z.object({
    respostas: z.array(zId).check(z.minLength(1), z.maxLength(1000)),
    contar: z.boolean(),
    motivo: zGestaoMotivo,
    params: z.optional(zParams)
}))();

export const zGestaoAvisoRequest = /* @__PURE__ */ (() => z.object({
    titulo: z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^\u0000]*$/)),
    texto: z.string().check(z.minLength(1), z.maxLength(2000), z.regex(/^[^\u0000]*$/)),
    inicio: zInstante,
    fim: zInstante,
    params: z.optional(zParams)
}))();

export const zGestaoCursoRequest = /* @__PURE__ */ (() => z.object({
    objeto_conhecimento_id: zId,
    nome_curso: zCursoNome,
    params: z.optional(zParams)
}))();

export const zGestaoImportacaoAplicacaoRequest = /* @__PURE__ */ (() => z.object({
    linhas_com_erro: z.enum(['pular', 'recusar']),
    versao: z.int().check(z.gte(1), z.lte(2147483647)),
    confirmacao: z.optional(z.int().check(z.gte(1), z.lte(1000000))),
    params: z.optional(zParams)
}))();

export const zGestaoImportacaoDesfazerRequest = /* @__PURE__ */ (() => z.object({
    versao: z.int().check(z.gte(1), z.lte(2147483647)),
    params: z.optional(zParams)
}))();

export const zGestaoImportacaoLinhaRequest = /* @__PURE__ */ (() => z.object({
    valores: z.optional(z.array(zGestaoImportacaoValorPedido).check(z.maxLength(20))),
    decisao: z.optional(zGestaoImportacaoDecisao),
    pessoa_id: z.optional(zId),
    versao: z.optional(z.int().check(z.gte(1), z.lte(2147483647))),
    params: z.optional(zParams)
}))();

export const zGradeRequest = /* @__PURE__ */ (() => z.object({
    alunos: z.array(zGradeAlunoRequest).check(z.minLength(1), z.maxLength(200)),
    motivo: z.optional(zGestaoMotivo),
    params: z.optional(zParams)
}))();

export const zImportacaoRequest = /* @__PURE__ */ (() => z.object({
    csv: z.string().check(z.minLength(1), z.maxLength(200000), z.regex(/^[^\u0000]*$/)),
    simular: z.boolean(),
    motivo: z.optional(zGestaoMotivo),
    params: z.optional(zParams)
}))();

/**
 * Nothing to send unless the day asks for a code. The server takes an absent or zero-length body, {} and {"params":{}} alike.
 */
export const zInicioRequest = /* @__PURE__ */ (() => z.object({
    codigo: z.optional(zCodigoEntrada),
    params: z.optional(zParams)
}))();

export const zInstalacaoRequest = /* @__PURE__ */ (() => z.object({
    codigo: z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^\u0000]*$/)),
    escola_nome: zEscolaNome,
    fuso_horario: zEscolaFuso,
    nome: z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^\u0000]*$/)),
    login: z.string().check(z.minLength(1), z.maxLength(254), z.regex(/^[^\u0000]*$/)),
    email: z.nullish(z.string().check(z.maxLength(254), z.regex(/^[^\u0000]*$/))),
    senha: z.string().check(z.maxLength(200), z.regex(/^[^\u0000]*$/)),
    params: z.optional(zParams)
}))();

export const zItemProvaRequest = /* @__PURE__ */ (() => z.object({
    anulada: z.boolean(),
    gabarito_bonificado: z.boolean(),
    motivo: zGestaoMotivo,
    params: z.optional(zParams)
}))();

export const zLiberacaoRequest = /* @__PURE__ */ (() => z.object({
    retido: z.boolean(),
    liberar_em: z.optional(zInstanteNulo),
    liberacao: z.optional(zLiberacaoModoNulo),
    motivo: zGestaoMotivo,
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

export const zMembroEquipeNovoRequest = /* @__PURE__ */ (() => z.object({
    nome: zMembroNome,
    login: zMembroLogin,
    email: z.optional(zMembroEmail),
    perfil: zMembroPerfil,
    turma_ids: z.optional(zMembroTurmas),
    materia_id: z.optional(zMembroMateria),
    valido_ate: z.optional(zMembroValidoAte),
    escola_ids: z.optional(zMembroEscolas),
    convite: z.optional(z.boolean()),
    params: z.optional(zParams)
}))();

export const zMembroEquipeRequest = /* @__PURE__ */ (() => z.object({
    nome: zMembroNome,
    login: zMembroLogin,
    email: z.optional(zMembroEmail),
    perfil: zMembroPerfil,
    turma_ids: z.optional(zMembroTurmas),
    materia_id: z.optional(zMembroMateria),
    valido_ate: z.optional(zMembroValidoAte),
    escola_ids: z.optional(zMembroEscolas),
    versao: zMembroVersao,
    params: z.optional(zParams)
}))();

export const zMembroSituacaoRequest = /* @__PURE__ */ (() => z.object({
    ativa: z.boolean(),
    motivo: zGestaoMotivo,
    sucessor_id: z.optional(zId),
    a_partir: z.optional(zData),
    params: z.optional(zParams)
}))();

export const zMetaSemanaRequest = /* @__PURE__ */ (() => z.object({
    meta: zMeta,
    params: z.optional(zParams)
}))();

export const zMidiaRequest = /* @__PURE__ */ (() => z.object({
    conteudo: z.string().check(z.minLength(4), z.maxLength(2796204), z.regex(/^[A-Za-z0-9+\/]+={0,2}$/)),
    params: z.optional(zParams)
}))();

export const zMotivoRequest = /* @__PURE__ */ (() => z.object({
    motivo: zGestaoMotivo,
    params: z.optional(zParams)
}))();

export const zMovimentacaoRequest = /* @__PURE__ */ (() => z.object({
    acao: z.enum([
        'transferir',
        'remanejar',
        'concluir',
        'reativar'
    ]),
    turma_id: z.optional(zId),
    data: z.optional(zData),
    motivo: zGestaoMotivo,
    params: z.optional(zParams)
}))();

export const zPercentualNulo = /* @__PURE__ */ (() => z.nullable(z.number().check(z.gte(0), z.lte(100))))();

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
 * Without the person, so that students may speak freely.
 */
export const zPesquisaRespostaGestao = /* @__PURE__ */ (() => z.object({
    id: zId,
    nota: z.int().check(z.gte(0), z.lte(10)),
    comentario: z.nullable(z.string().check(z.maxLength(1000))),
    criada_em: zData
}))();

export const zPesquisaResumo = /* @__PURE__ */ (() => z.object({
    total: zContagem,
    promotores: zContagem,
    neutros: zContagem,
    detratores: zContagem,
    nps: z.nullable(z.number().check(z.gte(-100), z.lte(100)))
}))();

export const zPesquisaRespostas = /* @__PURE__ */ (() => z.object({
    resumo: zPesquisaResumo,
    respostas: z.array(zPesquisaRespostaGestao).check(z.maxLength(100))
}))();

/**
 * Points of one item.
 */
export const zPontosNulos = /* @__PURE__ */ (() => z.nullable(z.number().check(z.gte(0), z.lte(10000))))();

export const zPreviaItemFaixa = /* @__PURE__ */ (() => z.object({
    antes: zContagem,
    depois: zContagem
}))();

/**
 * 0 to nota_maxima; null without anybody present.
 */
export const zPreviaItemMedia = /* @__PURE__ */ (() => z.nullable(z.number().check(z.gte(0), z.lte(1000))))();

/**
 * On the scale of the area, about 0 to 1000.
 */
export const zPreviaItemTri = /* @__PURE__ */ (() => z.nullable(z.number().check(z.gte(-2000), z.lte(3000))))();

export const zProfessorDaTurmaRequest = /* @__PURE__ */ (() => z.object({
    pessoa_id: zId,
    materia_id: z.optional(zIdNulo),
    valido_ate: z.optional(zDataNula)
}))();

/**
 * Year of the exam or book that it comes from.
 */
export const zPropostaAno = /* @__PURE__ */ (() => z.nullable(z.int().check(z.gte(1900), z.lte(2200))))();

export const zPropostaGenero = /* @__PURE__ */ (() => z.enum([
    'Dissertativo-argumentativo',
    'Artigo de opinião',
    'Carta aberta',
    'Carta do leitor',
    'Editorial',
    'Resenha crítica',
    'Texto expositivo',
    'Notícia',
    'Reportagem',
    'Crônica',
    'Conto',
    'Relato pessoal',
    'Discurso'
]))();

/**
 * Lines of the ruled sheet.
 */
export const zPropostaLinhas = /* @__PURE__ */ (() => z.int().check(z.gte(0), z.lte(200)))();

/**
 * aprovada is whole and may be chosen for an exam.
 */
export const zPropostaSituacao = /* @__PURE__ */ (() => z.enum([
    'rascunho',
    'aprovada',
    'arquivada'
]))();

export const zPropostaTexto = /* @__PURE__ */ (() => z.object({
    conteudo: zHtml,
    fonte: z.string().check(z.maxLength(1000))
}))();

export const zProrrogacao = /* @__PURE__ */ (() => z.object({
    prorrogacao_id: zId,
    pedido_id: z.uuid().check(z.maxLength(36)),
    minutos: z.int().check(z.gte(1), z.lte(10080)),
    qtde_alunos: zContagem,
    qtde_provas: zContagem,
    qtde_roteiros: zContagem,
    criada_em: zInstante,
    gabarito_liberado_em: zInstanteNulo,
    desfeita_em: z.optional(zInstanteNulo)
}))();

export const zProrrogacaoDoDia = /* @__PURE__ */ (() => z.object({
    prorrogacao_id: zId,
    escopo: z.enum([
        'aluno',
        'turma',
        'escola'
    ]),
    turma_aluno_id: zIdNulo,
    minutos: z.int().check(z.gte(1), z.lte(10080)),
    criada_em: zInstante
}))();

/**
 * Exactly the id that escopo names; another one, or none, is refused with 422.
 */
export const zProrrogacaoRequest = /* @__PURE__ */ (() => z.object({
    pedido_id: z.uuid().check(z.maxLength(36)),
    escopo: z.enum([
        'aluno',
        'turma',
        'escola'
    ]),
    turma_aluno_id: z.optional(zId),
    turma_id: z.optional(zId),
    escola_id: z.optional(zId),
    minutos: z.int().check(z.gte(1), z.lte(10080)),
    turma_avaliacao_id: z.optional(zId),
    dia_prova: z.optional(zDiaProva),
    inicio: z.optional(zInstante),
    fim: z.optional(zInstante),
    inclui_roteiros: z.optional(z.boolean()),
    motivo: zGestaoMotivo,
    params: z.optional(zParams)
}))();

/**
 * encerrada: the clock closed it; papel: typed or imported by staff.
 */
export const zProvaAlunoEstado = /* @__PURE__ */ (() => z.enum([
    'nao_iniciada',
    'respondendo',
    'entregue',
    'encerrada',
    'papel'
]))();

/**
 * A question as the exam shows it; see Questao.
 */
export const zProvaQuestao = /* @__PURE__ */ (() => z.object({
    banco_questao_id: zId,
    numero: z.int().check(z.gte(1), z.lte(999)),
    lingua_estrangeira: zLinguaEstrangeiraNula,
    enunciado: zHtml,
    opcao_a: zHtml,
    opcao_b: zHtml,
    opcao_c: zHtml,
    opcao_d: zHtml,
    opcao_e: z.nullable(z.string().check(z.maxLength(200000)))
}))();

export const zPublicacao = /* @__PURE__ */ (() => z.object({
    avaliacao_conhecimento_id: zId,
    publicada_em: zInstante
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

export const zQuestaoAlternativa = /* @__PURE__ */ (() => z.object({
    letra: zLetraOpcao,
    texto: zHtml,
    motivo: zHtml
}))();

/**
 * Stable code; all revisions of a family have it.
 */
export const zQuestaoCodigo = /* @__PURE__ */ (() => z.string().check(z.minLength(1), z.maxLength(60), z.regex(/^[^\u0000]*$/)))();

export const zQuestaoEtiqueta = /* @__PURE__ */ (() => z.string().check(z.minLength(1), z.maxLength(60), z.regex(/^[^\u0000]*$/)))();

/**
 * Tags of the family, by name.
 */
export const zQuestaoEtiquetas = /* @__PURE__ */ (() => z.array(zQuestaoEtiqueta).check(z.maxLength(30)))();

export const zQuestaoHabilidade = /* @__PURE__ */ (() => z.object({
    habilidade_id: zId,
    sistema: zHabilidadeSistema,
    codigo: z.string().check(z.maxLength(60)),
    descricao: z.string().check(z.maxLength(2000))
}))();

/**
 * HTML; what the allow list does not have is left out. Formulas between \( and \), or \[ and \].
 */
export const zQuestaoHtmlRequest = /* @__PURE__ */ (() => z.string().check(z.maxLength(100000), z.regex(/^[^\u0000]*$/)))();

export const zPropostaTextoRequest = /* @__PURE__ */ (() => z.object({
    conteudo: zQuestaoHtmlRequest,
    fonte: z.optional(z.string().check(z.maxLength(500), z.regex(/^[^\u0000]*$/)))
}))();

export const zPropostaNovaRequest = /* @__PURE__ */ (() => z.object({
    titulo: z.string().check(z.maxLength(300), z.regex(/^[^\u0000]*$/)),
    descricao: zQuestaoHtmlRequest,
    genero_textual_nome: zPropostaGenero,
    min_linhas: z.int().check(z.gte(1), z.lte(50)),
    max_linhas: z.int().check(z.gte(20), z.lte(50)),
    textos: z.array(zPropostaTextoRequest).check(z.maxLength(6)),
    ano: z.optional(zPropostaAno),
    fonte: z.optional(z.string().check(z.maxLength(300), z.regex(/^[^\u0000]*$/))),
    situacao: zPropostaSituacao,
    params: z.optional(zParams)
}))();

export const zQuestaoAlternativaRequest = /* @__PURE__ */ (() => z.object({
    letra: zLetraOpcao,
    texto: zQuestaoHtmlRequest,
    motivo: z.optional(zQuestaoHtmlRequest)
}))();

/**
 * An exam that is not released asks the question, and this reader neither made it nor answers for the bank.
 */
export const zQuestaoLacrada = /* @__PURE__ */ (() => z.boolean())();

/**
 * Null while it is sealed. Blank options are hidden.
 */
export const zQuestaoLida = /* @__PURE__ */ (() => z.nullable(z.object({
    banco_questao_id: zId,
    enunciado: zHtml,
    opcao_a: zHtml,
    opcao_b: zHtml,
    opcao_c: zHtml,
    opcao_d: zHtml,
    opcao_e: z.nullish(z.string().check(z.maxLength(200000))),
    comentario: zHtml,
    gabarito: zLetra
})))();

export const zItemLido = /* @__PURE__ */ (() => z.object({
    avaliacao_conhecimento_questao_id: zId,
    lacrada: z.boolean(),
    fechada: z.boolean(),
    inicio_em: zInstanteNulo,
    subjetiva: z.boolean(),
    questao: zQuestaoLida
}))();

export const zQuestaoLoteRequest = /* @__PURE__ */ (() => z.object({
    ids: z.array(zId).check(z.minLength(1), z.maxLength(200)),
    acao: z.enum([
        'etiquetar',
        'retirar_etiqueta',
        'classificar',
        'aprovar',
        'arquivar',
        'desarquivar'
    ]),
    etiqueta: z.optional(zQuestaoEtiqueta),
    objeto_conhecimento_id: z.optional(zId),
    params: z.optional(zParams)
}))();

export const zQuestaoMudanca = /* @__PURE__ */ (() => z.object({
    campo: z.string().check(z.maxLength(60)),
    antes: z.nullable(z.string().check(z.maxLength(200000))),
    depois: z.nullable(z.string().check(z.maxLength(200000)))
}))();

export const zQuestaoOpcaoEstatistica = /* @__PURE__ */ (() => z.object({
    item_resposta: zItemResposta,
    qtde: zContagem
}))();

/**
 * Number of the revision in its family, from 1.
 */
export const zQuestaoRevisao = /* @__PURE__ */ (() => z.int().check(z.gte(1), z.lte(100000)))();

export const zQuestaoSituacao = /* @__PURE__ */ (() => z.enum([
    'rascunho',
    'em_revisao',
    'aprovada',
    'arquivada'
]))();

export const zQuestaoTextoBase = /* @__PURE__ */ (() => z.nullable(z.object({
    texto_base_id: zId,
    titulo: z.string().check(z.maxLength(200)),
    conteudo: zHtml,
    fonte: z.string().check(z.maxLength(500))
})))();

/**
 * objetiva has options and a key, discursiva is answered with a text.
 */
export const zQuestaoTipo = /* @__PURE__ */ (() => z.enum(['objetiva', 'discursiva']))();

/**
 * One question of a file, as it would stand in the bank. Nothing of it is kept yet.
 */
export const zGestaoImportacaoPrevia = /* @__PURE__ */ (() => z.object({
    ordem: z.int().check(z.gte(1), z.lte(1000000)),
    tipo: zQuestaoTipo,
    texto_base: zHtml,
    enunciado: zHtml,
    alternativas: z.array(zQuestaoAlternativa).check(z.maxLength(5)),
    gabarito: zLetra,
    comentario: zHtml,
    imagens: z.array(zGestaoImportacaoImagem).check(z.maxLength(20))
}))();

/**
 * What the list of questions is narrowed to, under the names of its own filters; what is absent narrows nothing.
 */
export const zQuestaoFiltro = /* @__PURE__ */ (() => z.object({
    busca: z.optional(z.string().check(z.maxLength(200), z.regex(/^[^\u0000]*$/))),
    materia_id: z.optional(zId),
    objeto_conhecimento_id: z.optional(zId),
    habilidade: z.optional(zId),
    etiqueta: z.optional(zId),
    dificuldade: z.optional(z.enum([
        'facil',
        'medio',
        'dificil'
    ])),
    situacao: z.optional(zQuestaoSituacao),
    tipo: z.optional(zQuestaoTipo),
    autor: z.optional(z.enum(['eu'])),
    origem: z.optional(z.string().check(z.minLength(1), z.maxLength(500), z.regex(/^[^\u0000]*$/))),
    com_tri: z.optional(z.enum(['sim', 'nao'])),
    lingua: z.optional(zLinguaEstrangeira),
    usada: z.optional(z.enum([
        'nunca',
        'sim',
        'nesta_turma',
        'nao_nesta_turma'
    ])),
    turma_id: z.optional(zId)
}))();

export const zQuestaoExportacaoRequest = /* @__PURE__ */ (() => z.object({
    ids: z.optional(z.array(zId).check(z.minLength(1), z.maxLength(2000))),
    filtro: z.optional(zQuestaoFiltro),
    formato: z.enum([
        'csv',
        'xlsx',
        'moodle_xml',
        'gift',
        'qti30'
    ]),
    com_gabarito: z.boolean(),
    params: z.optional(zParams)
}))();

export const zQuestaoNovaRequest = /* @__PURE__ */ (() => z.object({
    codigo: z.optional(zQuestaoCodigo),
    tipo: zQuestaoTipo,
    materia_id: zId,
    objeto_conhecimento_id: z.optional(zIdNulo),
    habilidades: z.optional(z.array(zId).check(z.maxLength(20))),
    etiquetas: z.optional(z.array(zQuestaoEtiqueta).check(z.maxLength(30))),
    texto_base_id: z.optional(zIdNulo),
    enunciado: zQuestaoHtmlRequest,
    alternativas: z.array(zQuestaoAlternativaRequest).check(z.maxLength(5)),
    gabarito: z.optional(zLetra),
    comentario: z.optional(zQuestaoHtmlRequest),
    dificuldade: z.optional(zGestaoQuestaoDificuldade),
    lingua_estrangeira: z.optional(zLinguaEstrangeiraNula),
    par_id: z.optional(zIdNulo),
    pontuacao: z.nullish(z.number().check(z.gte(0.01), z.lte(1000))),
    orientacoes: z.optional(zQuestaoHtmlRequest),
    aceita_repetida: z.optional(z.boolean()),
    situacao: z.optional(z.enum([
        'rascunho',
        'em_revisao',
        'aprovada'
    ])),
    params: z.optional(zParams)
}))();

/**
 * Null while the question is not calibrated.
 */
export const zQuestaoTri = /* @__PURE__ */ (() => z.nullable(z.object({
    a: z.number().check(z.gte(0), z.lte(100)),
    b: z.number().check(z.gte(-100), z.lte(100)),
    c: z.number().check(z.gte(0), z.lte(1)),
    origem: zOrigemTri
})))();

/**
 * Uses of this revision.
 */
export const zQuestaoUsos = /* @__PURE__ */ (() => z.object({
    provas: zContagem,
    fases: zContagem,
    boss: zContagem
}))();

export const zRankingAluno = /* @__PURE__ */ (() => z.object({
    turma_aluno_id: zId,
    oculto: z.boolean()
}))();

export const zRankingAlunoRequest = /* @__PURE__ */ (() => z.object({
    oculto: z.boolean(),
    params: z.optional(zParams)
}))();

/**
 * What the school shows. nomeado: everybody by display name; janela: three rows on each side of the student; desligado: no ranking.
 */
export const zRankingModo = /* @__PURE__ */ (() => z.enum([
    'nomeado',
    'janela',
    'desligado'
]))();

/**
 * Only what changes, and at least one setting.
 */
export const zConfiguracaoEscolaRequest = /* @__PURE__ */ (() => z.object({
    versao: zEscolaVersaoConfiguracao,
    nome: z.optional(zEscolaNome),
    fuso_horario: z.optional(zEscolaFuso),
    janelas: z.optional(zJanelasFuso),
    nome_moeda: z.optional(zEscolaNomeMoeda),
    segundos_por_vida: z.optional(zEscolaSegundosPorVida),
    ranking_modo: z.optional(zRankingModo),
    pesquisa_ativa: z.optional(z.boolean()),
    recuperacao_por_perguntas: z.optional(z.boolean()),
    aprendizagem_ativa: z.optional(z.boolean()),
    segundo_corretor: z.optional(z.boolean()),
    divergencia_maxima: z.optional(zEscolaDivergencia),
    duas_etapas_obrigatorias: z.optional(z.boolean()),
    contato_email: z.optional(zEscolaContato),
    contato_telefone: z.optional(zEscolaContato),
    contato_horario: z.optional(zEscolaContato),
    politica_privacidade: z.optional(zEscolaTextoLegal),
    termos_de_uso: z.optional(zEscolaTextoLegal),
    base_legal: z.optional(zEscolaBaseLegal),
    retencao_meses: z.optional(zEscolaRetencaoMeses),
    anonimizacao_automatica: z.optional(zEscolaAnonimizacaoAutomatica),
    liberacao: z.optional(zLiberacaoModo),
    fichas_validade_dias: z.optional(zEscolaFichasValidadeDias),
    fichas_por: z.optional(zEscolaFichasPor),
    revisao_questoes: z.optional(zEscolaRevisaoQuestoes),
    professor_publica: z.optional(zEscolaProfessorPublica),
    params: z.optional(zParams)
}))();

export const zRascunhoGabaritoRequest = /* @__PURE__ */ (() => z.object({
    numero: z.int().check(z.gte(1), z.lte(999)),
    lingua_estrangeira: zLinguaEstrangeiraNula,
    gabarito: zLetra,
    params: z.optional(zParams)
}))();

/**
 * Made by the caller; the same one again saves the same draft.
 */
export const zRascunhoId = /* @__PURE__ */ (() => z.uuid().check(z.maxLength(36)))();

export const zAvaliacaoCopiaRequest = /* @__PURE__ */ (() => z.object({
    rascunho_id: zRascunhoId,
    params: z.optional(zParams)
}))();

export const zRascunhoFeito = /* @__PURE__ */ (() => z.object({
    rascunho_id: zRascunhoId
}))();

export const zRascunhoItem = /* @__PURE__ */ (() => z.object({
    questao_id: zId,
    numero: z.int().check(z.gte(1), z.lte(999)),
    lingua_estrangeira: zLinguaEstrangeiraNula,
    pontuacao: zAvaliacaoPontuacaoNula,
    bloco: zAvaliacaoBloco
}))();

export const zRascunhoDia = /* @__PURE__ */ (() => z.object({
    dia_prova: zAvaliacaoDia,
    bateria: z.int().check(z.gte(1), z.lte(99)),
    duracao_minutos: zAvaliacaoDuracao,
    proposta_redacao_id: zIdNulo,
    itens: z.array(zRascunhoItem).check(z.maxLength(200))
}))();

export const zRascunhoJanela = /* @__PURE__ */ (() => z.object({
    dia_prova: zAvaliacaoDia,
    inicio: zHoraLocalNula,
    fim: zHoraLocalNula,
    sala: zAvaliacaoSala,
    entrada: zAvaliacaoEntrada
}))();

export const zRascunhoTurma = /* @__PURE__ */ (() => z.object({
    turma_id: zId,
    dias: z.array(zRascunhoJanela).check(z.maxLength(5))
}))();

export const zRecuperacao = /* @__PURE__ */ (() => z.object({
    email: z.boolean(),
    perguntas: z.boolean()
}))();

/**
 * Of the own marking; 0 means none yet.
 */
export const zRedacaoCorrecaoVersao = /* @__PURE__ */ (() => z.int().check(z.gte(0), z.lte(1000000)))();

export const zRedacaoDesfazerRequest = /* @__PURE__ */ (() => z.object({
    versao: zRedacaoCorrecaoVersao,
    params: z.optional(zParams)
}))();

/**
 * A comment on a passage of the text; the places count UTF-16 code units.
 */
export const zRedacaoMarca = /* @__PURE__ */ (() => z.object({
    inicio: z.int().check(z.gte(0), z.lte(20000)),
    fim: z.int().check(z.gte(1), z.lte(20000)),
    competencia: z.int().check(z.gte(1), z.lte(5)),
    comentario: z.string().check(z.maxLength(1000), z.regex(/^[^\u0000]*$/))
}))();

export const zRedacaoMarcas = /* @__PURE__ */ (() => z.array(zRedacaoMarca).check(z.maxLength(100)))();

/**
 * Of the caller. impedida: marked it already in another part, or is being marked by another now.
 */
export const zRedacaoMinhaSituacao = /* @__PURE__ */ (() => z.enum([
    'nao_iniciada',
    'rascunho',
    'concluida',
    'impedida'
]))();

/**
 * The whole essay is worth 0 for this reason; null otherwise.
 */
export const zRedacaoMotivoZero = /* @__PURE__ */ (() => z.nullable(z.enum([
    'em_branco',
    'texto_insuficiente',
    'fuga_ao_tema',
    'outro_tipo_de_texto',
    'copia',
    'outro'
])))();

/**
 * Mark of one competence, 0 to 200.
 */
export const zRedacaoNotaCompetencia = /* @__PURE__ */ (() => z.int().check(z.gte(0), z.lte(200)))();

export const zRedacaoCompetencia = /* @__PURE__ */ (() => z.object({
    numero: z.int().check(z.gte(1), z.lte(5)),
    nota: zRedacaoNotaCompetencia,
    comentario: z.optional(z.string().check(z.maxLength(1000), z.regex(/^[^\u0000]*$/)))
}))();

export const zRedacaoCorrecaoRequest = /* @__PURE__ */ (() => z.object({
    competencias: z.array(zRedacaoCompetencia).check(z.maxLength(5)),
    marcas: z.optional(zRedacaoMarcas),
    motivo_zero: z.optional(zRedacaoMotivoZero),
    comentario: z.string().check(z.maxLength(5000), z.regex(/^[^\u0000]*$/)),
    concluir: z.boolean(),
    versao: zRedacaoCorrecaoVersao,
    params: z.optional(zParams)
}))();

export const zRedacaoNivel = /* @__PURE__ */ (() => z.object({
    nota: zRedacaoNotaCompetencia,
    descricao: z.string().check(z.maxLength(500))
}))();

/**
 * Mark of the whole essay, 0 to 1000.
 */
export const zRedacaoNotaTotal = /* @__PURE__ */ (() => z.nullable(z.int().check(z.gte(0), z.lte(1000))))();

export const zRedacaoCorrecao = /* @__PURE__ */ (() => z.object({
    competencias: z.array(zRedacaoCompetencia).check(z.maxLength(5)),
    marcas: zRedacaoMarcas,
    motivo_zero: zRedacaoMotivoZero,
    comentario: z.string().check(z.maxLength(5000), z.regex(/^[^\u0000]*$/)),
    concluida: z.boolean(),
    nota: zRedacaoNotaTotal,
    versao: zRedacaoCorrecaoVersao,
    gravada_em: zInstanteNulo
}))();

/**
 * A finished part of another person, without a name: marks, passages and comments.
 */
export const zRedacaoOutraCorrecao = /* @__PURE__ */ (() => z.object({
    papel: z.enum([
        'primeira',
        'segunda',
        'terceira'
    ]),
    competencias: z.array(zRedacaoCompetencia).check(z.maxLength(5)),
    marcas: zRedacaoMarcas,
    comentario: z.string().check(z.maxLength(5000), z.regex(/^[^\u0000]*$/)),
    motivo_zero: zRedacaoMotivoZero,
    nota: zRedacaoNotaTotal
}))();

export const zRedacaoParte = /* @__PURE__ */ (() => z.enum([
    'primeira',
    'segunda',
    'terceira'
]))();

export const zRedacaoReaberturaRequest = /* @__PURE__ */ (() => z.object({
    papel: zRedacaoParte,
    motivo: zGestaoMotivo,
    params: z.optional(zParams)
}))();

/**
 * How the school has its essays marked.
 */
export const zRedacaoRegras = /* @__PURE__ */ (() => z.object({
    segundo_corretor: z.boolean(),
    divergencia_maxima: z.int().check(z.gte(0), z.lte(1000))
}))();

export const zReduzirMoedaRequest = /* @__PURE__ */ (() => z.object({
    turma_avaliacao_id: zId,
    materia_id: zId,
    objeto_conhecimento_id: zId,
    params: z.optional(zParams)
}))();

export const zReparoRequest = /* @__PURE__ */ (() => z.object({
    acao: z.enum([
        'anular',
        'trocar',
        'chave'
    ]),
    questao_id: z.optional(zId),
    chave: z.optional(z.enum([
        'A',
        'B',
        'C',
        'D',
        'E'
    ])),
    motivo: zGestaoMotivo,
    aviso_aos_alunos: z.boolean(),
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

export const zResultadoDaArea = /* @__PURE__ */ (() => z.object({
    area_codigo: z.string().check(z.maxLength(20)),
    acertos: zContagem,
    itens: zContagem,
    nota_tri: z.nullable(z.number().check(z.gte(-2000), z.lte(3000)))
}))();

/**
 * Grows with each repair of an item; 0 while none was repaired.
 */
export const zRevisaoProva = /* @__PURE__ */ (() => z.int().check(z.gte(0), z.lte(1000000)))();

/**
 * Every stem and option of one exam day, in the order of the exam. It has no keys and no comments.
 */
export const zProvaQuestoes = /* @__PURE__ */ (() => z.object({
    revisao_prova: z.optional(zRevisaoProva),
    avaliacao_conhecimento_id: zId,
    dia_prova: zDiaProva,
    questoes: z.array(zProvaQuestao).check(z.maxLength(500))
}))();

/**
 * Stars of a phase; null while it is not finished.
 */
export const zRoteiroEstrelas = /* @__PURE__ */ (() => z.nullable(z.int().check(z.gte(0), z.lte(3))))();

export const zRoteiroConclusao = /* @__PURE__ */ (() => z.object({
    qtde_estrelas: zRoteiroEstrelas
}))();

export const zRoteiroFracao = /* @__PURE__ */ (() => z.number().check(z.gte(0), z.lte(1)))();

export const zRoteiroMidiaTipo = /* @__PURE__ */ (() => z.enum([
    'site',
    'video',
    'podcast',
    'mapa_mental',
    'artigo_pedagogico',
    'jogo_educativo',
    'pea',
    'atividade_embasamento'
]))();

/**
 * Opaque and signed by the server, to be sent back as it came; ignored when altered.
 */
export const zRoteiroPersistedData = /* @__PURE__ */ (() => z.nullable(z.string().check(z.maxLength(4096), z.regex(/^[A-Za-z0-9_.=-]*$/))))();

export const zRoteiroQuestaoProva = /* @__PURE__ */ (() => z.object({
    numero: z.int().check(z.gte(1), z.lte(999)),
    desempenho_esperado: zFracaoNula
}))();

/**
 * Questions of the exam that the phase prepares; empty for a student, who does not see estimates.
 */
export const zRoteiroQuestoesProva = /* @__PURE__ */ (() => z.array(zRoteiroQuestaoProva).check(z.maxLength(500)))();

/**
 * The first answer of a question stands; repeating it returns the same.
 */
export const zRoteiroQuiz = /* @__PURE__ */ (() => z.object({
    index: z.int().check(z.gte(1), z.lte(5)),
    item_resposta: z.int().check(z.gte(1), z.lte(5)),
    acertou: z.boolean(),
    gabarito: zCursoQuizGabarito,
    comentario: zCursoQuizComentario,
    qtde_respondidas: z.int().check(z.gte(0), z.lte(5)),
    qtde_questoes: z.int().check(z.gte(0), z.lte(5))
}))();

export const zRoteiroQuizRequest = /* @__PURE__ */ (() => z.object({
    resposta_quiz: z.object({
        index: z.int().check(z.gte(1), z.lte(5)),
        item_resposta: z.int().check(z.gte(1), z.lte(5)),
        acertou: z.optional(z.boolean())
    }),
    params: z.optional(zParams)
}))();

export const zRoteiroQuizResposta = /* @__PURE__ */ (() => z.object({
    item_resposta: zItemResposta,
    acertou: z.nullable(z.boolean()),
    data_resposta: zInstanteNulo
}))();

export const zRoteiroRespostaRequest = /* @__PURE__ */ (() => z.object({
    trilha_item_id: zId,
    item_resposta: z.int().check(z.gte(1), z.lte(5)),
    persisted_data: z.optional(zRoteiroPersistedData),
    params: z.optional(zParams)
}))();

export const zRoteiroRespostasQuiz = /* @__PURE__ */ (() => z.object({
    respostas: z.array(zRoteiroQuizResposta).check(z.maxLength(5))
}))();

export const zRoteiroResumoGeral = /* @__PURE__ */ (() => z.object({
    qtde_cursos_acessados: zContagem,
    qtde_itens_respondidos: zContagem,
    qtde_midias_recomendadas: zContagem,
    qtde_midias_acessadas: zContagem
}))();

export const zRoteiroResumoMateria = /* @__PURE__ */ (() => z.object({
    qtde_itens_respondidos: zContagem,
    qtde_midias_recomendadas: zContagem,
    qtde_cursos_acessados: zContagem
}))();

/**
 * 1 Roteiro de Estudos, made before an exam; 2 Plano de Ação, made after its release.
 */
export const zRoteiroTipo = /* @__PURE__ */ (() => z.union([z.literal(1), z.literal(2)]))();

export const zRoteiroVisualizacao = /* @__PURE__ */ (() => z.object({
    visualizado_em: zInstante,
    qtde_midias_acessadas: zContagem
}))();

export const zRoteiroVisualizacaoRequest = /* @__PURE__ */ (() => z.object({
    objeto_conhecimento_conteudo_digital_id: zId,
    trilha_fase_id: zId,
    turma_aluno_id: z.optional(zId),
    params: z.optional(zParams)
}))();

export const zSaude = /* @__PURE__ */ (() => z.object({
    status: z.enum(['ok', 'indisponivel']),
    versao: z.string().check(z.maxLength(60)),
    banco: z.enum(['ok', 'indisponivel']),
    banco_reinicios: z.optional(z.int().check(z.gte(0), z.lte(10000))),
    banco_reiniciado_em: z.optional(zInstanteNulo),
    manutencao: z.boolean(),
    gravacao: z.optional(z.enum(['ok', 'sem_espaco']))
}))();

export const zSegundaEtapaRequest = /* @__PURE__ */ (() => z.object({
    desafio: z.string().check(z.minLength(1), z.maxLength(600), z.regex(/^[A-Za-z0-9_.-]+$/)),
    codigo: zDuasEtapasCodigo,
    params: z.optional(zParams)
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

/**
 * What was chosen or written is not told, so that nobody decides by it.
 */
export const zForaDoPrazo = /* @__PURE__ */ (() => z.object({
    resposta_atrasada_id: zId,
    turma_aluno_id: zId,
    aluno_nome: zGestaoPessoaNome,
    tipo: z.enum(['questao', 'redacao']),
    numero: z.nullable(z.int().check(z.gte(1), z.lte(999))),
    respondida_em: zInstanteNulo,
    recebida_em: zInstante,
    atraso: zSegundos,
    decisao: zForaDoPrazoDecisao
}))();

export const zForaDoPrazoLista = /* @__PURE__ */ (() => z.array(zForaDoPrazo).check(z.maxLength(1000)))();

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

export const zProvaAluno = /* @__PURE__ */ (() => z.object({
    turma_aluno_id: zId,
    aluno_nome: zGestaoPessoaNome,
    avatar_code: z.int().check(z.gte(1), z.lte(69)),
    estado: zProvaAlunoEstado,
    iniciada_em: zInstanteNulo,
    fim_em: zInstanteNulo,
    entregue_em: zInstanteNulo,
    acrescimo: zSegundos,
    qtde_respondidas: zContagem,
    ultima_resposta_em: zInstanteNulo,
    qtde_fora_do_prazo: zContagem
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
    custo_vidas: z.int().check(z.gte(0), z.lte(100)),
    segundos_por_vida: z.int().check(z.gte(60), z.lte(86400))
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

export const zSenhaTurmaAluno = /* @__PURE__ */ (() => z.object({
    turma_aluno_id: zId,
    aluno_nome: zGestaoPessoaNome,
    login: z.nullable(z.string().check(z.maxLength(254))),
    nova_senha: z.string().check(z.minLength(6), z.maxLength(40))
}))();

export const zSenhasTurmaRequest = /* @__PURE__ */ (() => z.object({
    turma_aluno_ids: z.optional(z.array(zId).check(z.minLength(1), z.maxLength(100))),
    motivo: zGestaoMotivo,
    params: z.optional(zParams)
}))();

/**
 * Client sequence of one answer or essay: the highest wins; 0 means never written.
 */
export const zSeq = /* @__PURE__ */ (() => z.int().check(z.gte(0), z.lte(2147483647)))();

export const zRedacaoRequest = /* @__PURE__ */ (() => z.object({
    texto_redacao: z.string().check(z.maxLength(20000), z.regex(/^[^\u0000]*$/)),
    respondida_em: z.optional(zInstante),
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
    texto_resposta: z.nullish(z.string().check(z.maxLength(10000))),
    reparo: z.nullish(z.enum(['anulada', 'corrigida']))
}))();

export const zSeriesPadrao = /* @__PURE__ */ (() => z.object({
    qtde_criadas: zContagem
}))();

export const zSeriesPadraoRequest = /* @__PURE__ */ (() => z.object({
    etapas: z.array(z.enum(['fundamental_2', 'medio'])).check(z.minLength(1), z.maxLength(2)),
    params: z.optional(zParams)
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
    tempo_restante: zSegundos,
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
    revisao_prova: z.optional(zRevisaoProva),
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

export const zSorteioFalta = /* @__PURE__ */ (() => z.object({
    materia_id: zId,
    dificuldade: z.nullable(z.enum([
        'facil',
        'medio',
        'dificil'
    ])),
    qtde: zContagem
}))();

export const zSorteioParte = /* @__PURE__ */ (() => z.object({
    materia_id: zId,
    dificuldade: z.nullish(z.enum([
        'facil',
        'medio',
        'dificil'
    ])),
    qtde: z.int().check(z.gte(1), z.lte(200))
}))();

export const zSorteioRequest = /* @__PURE__ */ (() => z.object({
    dia_prova: zAvaliacaoDia,
    partes: z.array(zSorteioParte).check(z.minLength(1), z.maxLength(50)),
    objeto_conhecimento_ids: z.optional(z.array(zId).check(z.maxLength(200))),
    habilidade_ids: z.optional(z.array(zId).check(z.maxLength(200))),
    etiquetas: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(60), z.regex(/^[^\u0000]*$/))).check(z.maxLength(50))),
    com_tri: z.optional(z.boolean()),
    evitar_turmas: z.array(zId).check(z.maxLength(60)),
    semente: z.optional(z.int().check(z.gte(0), z.lte(2147483647))),
    params: z.optional(zParams)
}))();

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
    acertos_para_vencer: z.int().check(z.gte(1), z.lte(100)),
    moedas_por_acerto: zContagem,
    roteiro_encerrado: z.boolean(),
    servidor_em: zInstante
}))();

export const zBossResumo = /* @__PURE__ */ (() => z.object({
    itens: z.array(zBossItem).check(z.maxLength(100)),
    tempo_restante: zSegundos,
    online: z.boolean(),
    status_boss: zStatusBoss,
    tempo_total: zSegundos,
    acertos_para_vencer: z.int().check(z.gte(1), z.lte(100)),
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
 * As the server knows it for the student, whoever looks; null without a Boss. After the end of the roadmap one that was not fought is bloqueado: 'O prazo deste roteiro terminou.'.
 */
export const zStatusBossNulo = /* @__PURE__ */ (() => z.nullable(z.enum([
    'bloqueado',
    'desbloqueado',
    'iniciado',
    'venceu',
    'perdeu'
])))();

export const zSubjetivaContagem = /* @__PURE__ */ (() => z.object({
    total: zContagem,
    corrigidas: zContagem
}))();

/**
 * Of the marking; 0 means not marked.
 */
export const zSubjetivaVersao = /* @__PURE__ */ (() => z.int().check(z.gte(0), z.lte(1000000)))();

export const zSubjetivaRequest = /* @__PURE__ */ (() => z.object({
    pontuacao_correcao: z.number().check(z.gte(0), z.lte(10000)),
    comentario_correcao: z.optional(z.string().check(z.maxLength(2000), z.regex(/^[^\u0000]*$/))),
    versao: zSubjetivaVersao,
    params: z.optional(zParams)
}))();

/**
 * Additive: number of the run of this phase. A run opens with its first answer or skip and ends with fase_concluida.
 */
export const zTentativa = /* @__PURE__ */ (() => z.int().check(z.gte(1), z.lte(32767)))();

export const zAdaptadaItemRequest = /* @__PURE__ */ (() => z.object({
    item_resposta: z.nullable(z.int().check(z.gte(1), z.lte(5))),
    tentativa: z.optional(zTentativa),
    vez: z.int().check(z.gte(1), z.lte(2)),
    pratica: z.optional(z.boolean()),
    params: z.optional(zParams)
}))();

/**
 * The verdict of the server. gabarito is null and comentario empty until bloqueado; both, and acertou, also while an exam or a running Boss withholds the question.
 */
export const zAdaptadaItemResposta = /* @__PURE__ */ (() => z.object({
    banco_questao_id: zId,
    item_resposta: zItemResposta,
    acertou: z.nullable(z.boolean()),
    gabarito: zLetra,
    comentario: zHtml,
    bloqueado: z.boolean(),
    vez: z.int().check(z.gte(1), z.lte(2)),
    tentativa: zTentativa,
    perdeu_vida: z.boolean(),
    qtde_moedas_ganhas: zContagem,
    pratica: z.boolean(),
    navbar: zNavbar
}))();

export const zFaseConcluidaRequest = /* @__PURE__ */ (() => z.object({
    fase_resumo: z.array(zFaseLog).check(z.maxLength(2000)),
    tentativa: z.optional(zTentativa),
    params: z.optional(zParams)
}))();

export const zTentativaBoss = /* @__PURE__ */ (() => z.object({
    turma_aluno_id: zId,
    turma_avaliacao_id: zId,
    materia_id: zId,
    tentativa_numero: z.int().check(z.gte(2), z.lte(99)),
    liberada_em: zInstante
}))();

export const zTexto = /* @__PURE__ */ (() => z.string().check(z.maxLength(500)))();

/**
 * Additive: the phase at hand, the first that is open and has items but no star; null when there is none, and once the roadmap is over.
 */
export const zAdaptadaFaseAtual = /* @__PURE__ */ (() => z.nullable(z.object({
    numero: z.int().check(z.gte(1), z.lte(500)),
    objeto_conhecimento_id: zId,
    objeto_conhecimento_descricao: zTexto,
    qtde_itens_total: zContagem,
    exercicio_atual: z.nullable(z.int().check(z.gte(1), z.lte(999)))
})))();

export const zAlunoParecido = /* @__PURE__ */ (() => z.object({
    turma_aluno_id: zId,
    aluno_nome: zGestaoPessoaNome,
    data_nascimento: zDataNula,
    turma_codigo: zTexto,
    ano: z.int().check(z.gte(2000), z.lte(2100)),
    matricula: z.enum([
        'Atual',
        'Transferido',
        'Remanejado',
        'Concluído'
    ])
}))();

export const zAlunoParecidoLista = /* @__PURE__ */ (() => z.array(zAlunoParecido).check(z.maxLength(5)))();

export const zAlunoProva = /* @__PURE__ */ (() => z.object({
    turma_avaliacao_id: zId,
    dia_prova: zDiaProva,
    descricao: zTexto,
    situacao: z.enum([
        'em_andamento',
        'entregue',
        'encerrada'
    ]),
    iniciada_em: zInstante,
    prazo_em: zInstante,
    encerrada_em: zInstanteNulo,
    qtde_questoes: zContagem,
    qtde_respondidas: zContagem,
    ultima_resposta_em: zInstanteNulo
}))();

export const zAnonimizacaoRetido = /* @__PURE__ */ (() => z.object({
    dado: zTexto,
    motivo: zTexto
}))();

/**
 * Cannot be undone; averages stay as they were.
 */
export const zAnonimizacaoAluno = /* @__PURE__ */ (() => z.object({
    protocolo: z.string().check(z.minLength(6), z.maxLength(40), z.regex(/^[A-Z0-9-]+$/)),
    anonimizado_em: zInstante,
    registros_alterados: zContagem,
    retidos: z.array(zAnonimizacaoRetido).check(z.maxLength(50))
}))();

export const zAprendizagemCapitulo = /* @__PURE__ */ (() => z.object({
    capitulo_numero: zAprendizagemCapituloNumero,
    capitulo_nome: zTexto,
    indice_aproveitamento: zFracaoNula,
    faixa: zAprendizagemFaixa,
    nivel: zAprendizagemNivel,
    atencao_extra: z.boolean(),
    concorda: zAprendizagemConcorda
}))();

export const zAprendizagem = /* @__PURE__ */ (() => z.object({
    ciclo: zAprendizagemCicloNulo,
    ciclos: zAprendizagemCiclos,
    materia_id: zId,
    materia_nome: zTexto,
    indice_aproveitamento: zFracaoNula,
    faixa: zAprendizagemFaixa,
    nivel: zAprendizagemNivel,
    capitulos: z.array(zAprendizagemCapitulo).check(z.maxLength(500))
}))();

export const zAprendizagemMateria = /* @__PURE__ */ (() => z.object({
    materia_id: zId,
    materia_nome: zTexto,
    indice_aproveitamento: zFracaoNula,
    faixa: zAprendizagemFaixa,
    nivel: zAprendizagemNivel,
    qtde_capitulos: zContagem
}))();

export const zAprendizagemLista = /* @__PURE__ */ (() => z.object({
    ciclo: zAprendizagemCicloNulo,
    ciclos: zAprendizagemCiclos,
    materias: z.array(zAprendizagemMateria).check(z.maxLength(100))
}))();

export const zAreaDoBanco = /* @__PURE__ */ (() => z.object({
    area_codigo: z.string().check(z.maxLength(60)),
    nome: zTexto,
    nome_curto: zTexto
}))();

export const zAvaliacaoEvento = /* @__PURE__ */ (() => z.object({
    evento_id: zId,
    tipo: z.enum([
        'publicada',
        'janelas',
        'turmas',
        'cancelada',
        'restaurada',
        'anulada',
        'desanulada',
        'bonificada',
        'desbonificada',
        'trocada',
        'chave'
    ]),
    item_id: zIdNulo,
    numero: z.nullable(z.int().check(z.gte(1), z.lte(999))),
    motivo: z.string().check(z.maxLength(500)),
    ator_nome: zGestaoPessoaNome,
    criado_em: zInstante,
    texto: zTexto
}))();

export const zAvaliacaoEventos = /* @__PURE__ */ (() => z.array(zAvaliacaoEvento).check(z.maxLength(50)))();

export const zAvaliacaoItemGestao = /* @__PURE__ */ (() => z.object({
    item_id: zId,
    numero: z.int().check(z.gte(1), z.lte(999)),
    banco_questao_id: zId,
    codigo: zTexto,
    revisao: z.int().check(z.gte(1), z.lte(100000)),
    materia_nome: zTexto,
    lingua_estrangeira: zLinguaEstrangeiraNula,
    pontuacao: z.number().check(z.gte(0), z.lte(99999)),
    bloco: zAvaliacaoBloco,
    anulada: z.boolean(),
    reparado_em: zInstanteNulo
}))();

export const zAvaliacaoMateria = /* @__PURE__ */ (() => z.object({
    materia_id: zId,
    materia_nome: zTexto,
    qtde_questoes: zContagem,
    area_conhecimento_id: zId,
    qtde_questoes_respondidas: zContagem,
    area_conhecimento_nome_curto: zTexto
}))();

export const zAvaliacaoTurmaGestao = /* @__PURE__ */ (() => z.object({
    turma_avaliacao_id: zId,
    turma_id: zId,
    turma_codigo: zTexto,
    serie_nome: zTexto,
    cancelada_em: zInstanteNulo,
    dias: z.array(zAvaliacaoJanela).check(z.maxLength(99))
}))();

export const zAviso = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1), z.maxLength(60), z.regex(/^[a-z0-9-]+$/)),
    titulo: zTexto,
    texto: z.string().check(z.maxLength(2000)),
    inicio: zInstante,
    fim: zInstante
}))();

export const zAvisoLista = /* @__PURE__ */ (() => z.array(zAviso).check(z.maxLength(50)))();

/**
 * A course. Students get the published text; gestao_vida the newest one, keys included.
 */
export const zBaseConhecimento = /* @__PURE__ */ (() => z.object({
    estrutura: zCursoEstrutura,
    capitulo_1: zCursoHtml,
    capitulo_2: zCursoHtml,
    capitulo_3: zCursoHtml,
    explicacao_resumida: z.array(zCursoLinha).check(z.maxLength(20)),
    resumo: z.array(zCursoLinha).check(z.maxLength(50)),
    exercicios_praticos: z.array(zCursoExercicio).check(z.maxLength(20)),
    quiz: z.array(zCursoQuizQuestao).check(z.maxLength(5)),
    base_conhecimento_id: zId,
    objeto_conhecimento_id: zId,
    objeto_conhecimento_descricao: zTexto,
    materia_id: zId,
    materia_nome: zTexto,
    versao: zCursoVersao,
    situacao: zCursoSituacao,
    publicado_em: zInstanteNulo,
    atualizado_em: zInstante
}))();

export const zChecagem = /* @__PURE__ */ (() => z.object({
    codigo: z.string().check(z.maxLength(60)),
    gravidade: z.enum(['impede', 'aviso']),
    texto: zTexto,
    alvo: zChecagemAlvo
}))();

export const zConfiguracaoEscola = /* @__PURE__ */ (() => z.object({
    escola_id: zId,
    nome: zTexto,
    versao: zEscolaVersaoConfiguracao,
    fuso_horario: zEscolaFuso,
    nome_moeda: zEscolaNomeMoeda,
    segundos_por_vida: zEscolaSegundosPorVida,
    ranking_modo: zRankingModo,
    pesquisa_ativa: z.boolean(),
    recuperacao_por_perguntas: z.boolean(),
    aprendizagem_ativa: z.boolean(),
    segundo_corretor: z.boolean(),
    divergencia_maxima: zEscolaDivergencia,
    duas_etapas_obrigatorias: z.boolean(),
    contato_email: zEscolaContato,
    contato_telefone: zEscolaContato,
    contato_horario: zEscolaContato,
    politica_privacidade: zEscolaTextoLegal,
    termos_de_uso: zEscolaTextoLegal,
    base_legal: zEscolaBaseLegal,
    retencao_meses: zEscolaRetencaoMeses,
    anonimizacao_automatica: zEscolaAnonimizacaoAutomatica,
    liberacao: z.optional(zLiberacaoModo),
    fichas_validade_dias: z.optional(zEscolaFichasValidadeDias),
    fichas_por: z.optional(zEscolaFichasPor),
    revisao_questoes: z.optional(zEscolaRevisaoQuestoes),
    professor_publica: z.optional(zEscolaProfessorPublica),
    alterada_em: zInstanteNulo
}))();

export const zConsentimentoAluno = /* @__PURE__ */ (() => z.object({
    turma_aluno_id: zId,
    aluno_nome: zGestaoPessoaNome,
    turma_id: zId,
    turma_codigo: zTexto,
    base_legal: zEscolaBaseLegal,
    da_escola: z.boolean(),
    situacao: zConsentimentoSituacao,
    registros: z.array(zConsentimentoRegistro).check(z.maxLength(200))
}))();

export const zConsentimentoPagina = /* @__PURE__ */ (() => z.object({
    resumo: zConsentimentoResumo,
    alunos: z.array(zConsentimentoAluno).check(z.maxLength(50))
}))();

/**
 * One exam of one class. Counts only, so that nobody is recognised.
 */
export const zCorrecaoResumo = /* @__PURE__ */ (() => z.object({
    turma_avaliacao_id: zId,
    avaliacao_conhecimento_id: zId,
    descricao: zTexto,
    turma_codigo: zTexto,
    serie_nome: zTexto,
    redacoes: zCorrecaoContagem,
    subjetivas: zSubjetivaContagem
}))();

export const zCorrecaoResumoLista = /* @__PURE__ */ (() => z.array(zCorrecaoResumo).check(z.maxLength(500)))();

/**
 * Whether students of the school can sign in. Open sessions go on.
 */
export const zEscolaManutencao = /* @__PURE__ */ (() => z.object({
    escola_id: zId,
    nome: zTexto,
    ligada: z.boolean(),
    desde: zInstanteNulo,
    ate: zInstanteNulo,
    mensagem: zEscolaMensagemManutencao
}))();

export const zExportacaoAlunoParte = /* @__PURE__ */ (() => z.object({
    dado: zTexto,
    registros: zContagem
}))();

/**
 * Every personal column of the person, in all enrolments. Nothing of it is kept.
 */
export const zExportacaoAluno = /* @__PURE__ */ (() => z.object({
    nome_arquivo: z.string().check(z.maxLength(120), z.regex(/^[a-z0-9.-]+$/)),
    tipo: z.enum(['application/json', 'text/csv']),
    conteudo: z.string().check(z.maxLength(20000000)),
    gerada_em: zInstante,
    partes: z.array(zExportacaoAlunoParte).check(z.maxLength(200))
}))();

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

export const zFalhasDoCiclo = /* @__PURE__ */ (() => z.object({
    ciclo: zCiclo,
    falhas_evitadas: z.array(zFalhasEvitadas).check(z.maxLength(100))
}))();

export const zFichas = /* @__PURE__ */ (() => z.object({
    turma_id: zId,
    turma_codigo: zTexto,
    escola_nome: zTexto,
    expira_em: zInstante,
    fichas: z.array(zFicha).check(z.maxLength(100))
}))();

/**
 * Additive: the phase of the student's own action plan that repeats this question. Left out where no open plan does: for a question that was no miss, before the release, and once the plan is over.
 */
export const zGabaritoFasePlano = /* @__PURE__ */ (() => z.object({
    materia_id: zId,
    objeto_conhecimento_id: zId,
    objeto_conhecimento_descricao: zTexto,
    numero: z.int().check(z.gte(1), z.lte(500)),
    bloqueado: z.boolean()
}))();

export const zGabaritoFiltro = /* @__PURE__ */ (() => z.object({
    materia_id: zId,
    materia_nome: zTexto,
    ciclo_numero_referencia: z.array(zCiclo).check(z.maxLength(99))
}))();

export const zGabaritoFiltros = /* @__PURE__ */ (() => z.object({
    filtro: z.array(zGabaritoFiltro).check(z.maxLength(100))
}))();

export const zGabaritoItem = /* @__PURE__ */ (() => z.object({
    numero: z.int().check(z.gte(1), z.lte(999)),
    banco_questao_id: zId,
    turma_avaliacao_questao_resposta_id: zId,
    item_resposta: zItemResposta,
    dupla_marcacao: z.optional(z.boolean()),
    gabarito: zLetra,
    questao_anulada: z.boolean(),
    percentual_acerto: zPercentualNulo,
    subjetiva: z.boolean(),
    gabarito_bonificado: z.boolean(),
    pontuacao_correcao: zPontosNulos,
    pontuacao_avaliacao: zPontosNulos,
    presente_avaliacao: z.boolean(),
    dia_prova: zDiaProva,
    lingua_estrangeira: zLinguaEstrangeiraNula,
    texto_resposta: z.nullable(z.string().check(z.maxLength(10000))),
    fase_plano_acao: z.optional(zGabaritoFasePlano)
}))();

export const zGabaritoListaItem = /* @__PURE__ */ (() => z.object({
    turma_avaliacao_id: zId,
    descricao: zTexto,
    nota_media: zPercentualNulo,
    presente_avaliacao: z.boolean(),
    data_aplicacao: zInstante,
    disciplinas: z.array(zTexto).check(z.maxLength(50)),
    situacao: zSituacaoResultado,
    gabarito_liberado_em: zInstanteNulo,
    prova_em_andamento: z.boolean(),
    is_only_redacao: z.boolean()
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

export const zGestaoAluno = /* @__PURE__ */ (() => z.object({
    aluno_nome: zTexto,
    turma_aluno_id: zId,
    avatar_code: z.int().check(z.gte(1), z.lte(69)),
    situacao: zAlunoSituacao,
    ultimo_acesso_em: zInstanteNulo,
    login: z.nullish(z.string().check(z.maxLength(254)))
}))();

export const zGestaoCurso = /* @__PURE__ */ (() => z.object({
    base_conhecimento_id: zId,
    nome_curso: z.string().check(z.maxLength(200)),
    materia_id: zId,
    materia_nome: zTexto,
    objeto_conhecimento_id: zId,
    objeto_conhecimento_descricao: zTexto,
    situacao: zCursoSituacao,
    versao: zCursoVersao,
    publicado_em: zInstanteNulo,
    atualizado_em: zInstante,
    qtde_fases: zContagem
}))();

export const zGestaoCursoLista = /* @__PURE__ */ (() => z.array(zGestaoCurso).check(z.maxLength(50)))();

export const zGestaoEquipeTurma = /* @__PURE__ */ (() => z.object({
    turma_id: zId,
    turma_codigo: zTexto,
    materia_id: z.optional(zIdNulo),
    valido_ate: z.optional(zDataNula)
}))();

export const zGestaoEquipePessoa = /* @__PURE__ */ (() => z.object({
    pessoa_id: zId,
    nome: zTexto,
    login: z.nullable(z.string().check(z.maxLength(254))),
    perfil: zPerfil,
    ativa: z.boolean(),
    encerrada_em: zInstanteNulo,
    ultimo_acesso_em: zInstanteNulo,
    gerenciavel: z.boolean(),
    propria: z.boolean(),
    duas_etapas: z.boolean(),
    duas_etapas_em: zInstanteNulo,
    codigos_restantes: z.int().check(z.gte(0), z.lte(10)),
    turmas: z.optional(z.array(zGestaoEquipeTurma).check(z.maxLength(200))),
    email: z.nullish(z.string().check(z.maxLength(254))),
    versao: z.optional(zMembroVersao),
    escola_ids: z.optional(z.array(zId).check(z.maxLength(200)))
}))();

export const zGestaoEquipeLista = /* @__PURE__ */ (() => z.array(zGestaoEquipePessoa).check(z.maxLength(50)))();

export const zGestaoEscola = /* @__PURE__ */ (() => z.object({
    escola_id: zId,
    nome: zTexto,
    qtde_turmas: zContagem,
    qtde_alunos: zContagem
}))();

export const zGestaoEscolaLista = /* @__PURE__ */ (() => z.array(zGestaoEscola).check(z.maxLength(200)))();

/**
 * A student who must wait after wrong passwords.
 */
export const zGestaoHojeBloqueado = /* @__PURE__ */ (() => z.object({
    turma_aluno_id: zId,
    aluno_nome: zTexto,
    turma_codigo: zTexto,
    bloqueado_ate: zInstante
}))();

/**
 * Students of one class who answered one day of a hybrid exam on a screen and on paper, of whom nobody has chosen the answer that counts.
 */
export const zGestaoHojeDuasRespostas = /* @__PURE__ */ (() => z.object({
    turma_avaliacao_id: zId,
    dia_prova: zDiaProva,
    descricao: zTexto,
    turma_codigo: zTexto,
    qtde: zContagem
}))();

export const zGestaoHojeForaDoPrazo = /* @__PURE__ */ (() => z.object({
    turma_avaliacao_id: zId,
    dia_prova: zDiaProva,
    descricao: zTexto,
    turma_codigo: zTexto,
    qtde: zContagem
}))();

/**
 * Texts that one class answered on paper on one exam day, typed without their points.
 */
export const zGestaoHojePapel = /* @__PURE__ */ (() => z.object({
    turma_avaliacao_id: zId,
    dia_prova: zDiaProva,
    descricao: zTexto,
    turma_codigo: zTexto,
    qtde: zContagem
}))();

/**
 * An exam that is over for every class and held, or whose results wait for somebody to look at them.
 */
export const zGestaoHojeRetido = /* @__PURE__ */ (() => z.object({
    avaliacao_conhecimento_id: zId,
    turma_avaliacao_id: zId,
    descricao: zTexto,
    encerrada_em: zInstante,
    aguarda_conferencia: z.optional(z.boolean())
}))();

export const zGestaoImportacaoErro = /* @__PURE__ */ (() => z.nullable(z.object({
    codigo: z.string().check(z.maxLength(80)),
    mensagem: zTexto,
    como_resolver: zTexto
})))();

export const zGestaoImportacaoProblema = /* @__PURE__ */ (() => z.object({
    campo: zGestaoImportacaoCampoNulo,
    codigo: z.string().check(z.maxLength(80)),
    gravidade: z.enum(['erro', 'aviso']),
    valor: zGestaoImportacaoCelula,
    mensagem: zTexto,
    motivo: z.optional(zTexto),
    como_resolver: zTexto,
    candidatos: z.array(zGestaoImportacaoCandidato).check(z.maxLength(5))
}))();

export const zGestaoImportacaoLinha = /* @__PURE__ */ (() => z.object({
    ordem: z.int().check(z.gte(1), z.lte(1000000)),
    arquivo: zGestaoImportacaoArquivo,
    linha: z.int().check(z.gte(0), z.lte(10000000)),
    acao: zGestaoImportacaoAcao,
    nome: z.string().check(z.maxLength(500)),
    pessoa_id: zIdNulo,
    banco_questao_id: zIdNulo,
    valores: z.array(zGestaoImportacaoValor).check(z.maxLength(30)),
    mudancas: z.array(zGestaoImportacaoMudanca).check(z.maxLength(20)),
    problemas: z.array(zGestaoImportacaoProblema).check(z.maxLength(20)),
    decisao: zGestaoImportacaoDecisao,
    aplicada_em: zInstanteNulo,
    versao: z.int().check(z.gte(1), z.lte(2147483647))
}))();

export const zGestaoImportacaoLinhaSalva = /* @__PURE__ */ (() => z.object({
    linha: zGestaoImportacaoLinha,
    resumo: zGestaoImportacaoResumo,
    confirmacao_necessaria: z.nullable(z.int().check(z.gte(1), z.lte(1000000))),
    versao: z.int().check(z.gte(1), z.lte(2147483647))
}))();

export const zHomeMateriaEstrelas = /* @__PURE__ */ (() => z.object({
    materia_id: zId,
    materia_nome: zTexto,
    qtde_estrelas: zContagem,
    qtde_estrelas_plano_v1: zContagem,
    qtde_estrelas_roteiro_v1: zContagem
}))();

export const zHomeProgressao = /* @__PURE__ */ (() => z.object({
    materia_id: zId,
    materia_nome: zTexto,
    trilha_id: zId,
    progresso: zRoteiroFracao
}))();

export const zImpressaoDaTurma = /* @__PURE__ */ (() => z.nullable(z.object({
    turma_avaliacao_id: zId,
    turma_id: zId,
    turma_codigo: zTexto,
    serie_nome: zTexto,
    alunos: z.array(zImpressaoAluno).check(z.maxLength(200))
})))();

export const zImpressaoItem = /* @__PURE__ */ (() => z.object({
    avaliacao_conhecimento_questao_id: zId,
    numero: zImpressaoNumero,
    numero_na_prova: zImpressaoNumero,
    banco_questao_id: zId,
    codigo: zTexto,
    materia_nome: zTexto,
    lingua_estrangeira: zLinguaEstrangeiraNula,
    texto_base_id: zIdNulo,
    subjetiva: z.boolean(),
    qtde_opcoes: z.int().check(z.gte(0), z.lte(5)),
    anulada: z.boolean(),
    gabarito: zLetra
}))();

export const zImpressaoProposta = /* @__PURE__ */ (() => z.nullable(z.object({
    titulo: zTexto,
    descricao: zHtml,
    genero_textual_nome: zTexto,
    min_linhas: z.int().check(z.gte(0), z.lte(200)),
    max_linhas: z.int().check(z.gte(1), z.lte(200)),
    textos: z.array(zHtml).check(z.maxLength(20))
})))();

export const zImpressaoTextoBase = /* @__PURE__ */ (() => z.object({
    texto_base_id: zId,
    conteudo: zHtml,
    fonte: zTexto
}))();

export const zImpressaoTurma = /* @__PURE__ */ (() => z.object({
    turma_id: zId,
    turma_codigo: zTexto,
    serie_nome: zTexto
}))();

export const zItemDaProva = /* @__PURE__ */ (() => z.object({
    avaliacao_conhecimento_questao_id: zId,
    dia_prova: zDiaProva,
    numero: z.int().check(z.gte(1), z.lte(999)),
    lingua_estrangeira: zLinguaEstrangeiraNula,
    materia_nome: zTexto,
    subjetiva: z.boolean(),
    anulada: z.boolean(),
    gabarito_bonificado: z.boolean(),
    presentes: z.nullable(z.int().check(z.gte(0), z.lte(1000000))),
    acertos: z.nullable(z.int().check(z.gte(0), z.lte(1000000))),
    terco: z.nullable(z.int().check(z.gte(0), z.lte(1000000))),
    discriminacao: z.nullable(z.number().check(z.gte(-1), z.lte(1))),
    opcoes: z.array(zOpcaoTercos).check(z.maxLength(6))
}))();

/**
 * Items of an exam as the classes within reach answered them. The figures and which option is right are there once the last class has ended, tolerance included, and no other exam of the same students still asks the question.
 */
export const zItensDaProva = /* @__PURE__ */ (() => z.object({
    avaliacao_conhecimento_id: zId,
    descricao: zTexto,
    fechada: z.boolean(),
    qtde_presentes: zContagem,
    qtde_ausentes: zContagem,
    itens: z.array(zItemDaProva).check(z.maxLength(1000))
}))();

/**
 * An exam window that has not begun.
 */
export const zJanelaFuso = /* @__PURE__ */ (() => z.object({
    turma_avaliacao_id: zId,
    dia_prova: zDiaProva,
    descricao: zTexto,
    serie_nome: zTexto,
    turma_codigo: zTexto,
    inicio_em: zInstante,
    fim_em: zInstante,
    inicio_em_relogio: zInstante,
    fim_em_relogio: zInstante,
    comecaria_antes: z.boolean()
}))();

export const zLiberacao = /* @__PURE__ */ (() => z.object({
    avaliacao_conhecimento_id: zId,
    descricao: zTexto,
    retido: z.boolean(),
    liberar_em: zInstanteNulo,
    liberacao_minima_em: zInstanteNulo,
    gabarito_liberado_em: zInstanteNulo,
    liberado: z.boolean(),
    outras_provas_ate: z.optional(zInstanteNulo),
    liberacao: z.optional(zLiberacaoModo),
    liberacao_da_prova: z.optional(zLiberacaoModoNulo),
    conferida_em: z.optional(zInstanteNulo),
    aguarda_conferencia: z.optional(z.boolean())
}))();

export const zMateriaDaEscola = /* @__PURE__ */ (() => z.object({
    materia_id: zId,
    materia_nome: zTexto
}))();

export const zMembroEquipeCriado = /* @__PURE__ */ (() => z.object({
    membro: zGestaoEquipePessoa,
    senha_inicial: z.nullable(z.string().check(z.minLength(6), z.maxLength(40))),
    expira_em: zInstanteNulo,
    convite_enviado: z.boolean()
}))();

export const zMensagem = /* @__PURE__ */ (() => z.object({
    message: zTexto
}))();

export const zMovimentacao = /* @__PURE__ */ (() => z.object({
    turma_aluno_id: zId,
    turma_id: zId,
    turma_codigo: zTexto,
    matricula: z.enum([
        'Atual',
        'Transferido',
        'Remanejado',
        'Concluído'
    ])
}))();

export const zObjetoSemCurso = /* @__PURE__ */ (() => z.object({
    objeto_conhecimento_id: zId,
    objeto_conhecimento_descricao: zTexto,
    materia_id: zId,
    materia_nome: zTexto
}))();

export const zObjetoSemCursoLista = /* @__PURE__ */ (() => z.array(zObjetoSemCurso).check(z.maxLength(50)))();

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

/**
 * Another exam that this one's results would wait for.
 */
export const zPreviaEsperada = /* @__PURE__ */ (() => z.object({
    avaliacao_conhecimento_id: zId,
    descricao: zTexto,
    termina_em: zInstanteNulo
}))();

/**
 * Exam windows that have not begun, before a change of the zone. Nothing is written.
 */
export const zPreviaFuso = /* @__PURE__ */ (() => z.object({
    fuso_horario: zEscolaFuso,
    qtde_janelas: zContagem,
    janelas: z.array(zJanelaFuso).check(z.maxLength(100))
}))();

export const zPreviaItemAluno = /* @__PURE__ */ (() => z.object({
    turma_aluno_id: zId,
    aluno_nome: zGestaoPessoaNome,
    turma_codigo: zTexto,
    nota_antes: z.number().check(z.gte(0), z.lte(1000)),
    nota_depois: z.number().check(z.gte(0), z.lte(1000)),
    nota_tri_antes: zPreviaItemTri,
    nota_tri_depois: zPreviaItemTri
}))();

export const zPreviaItemProva = /* @__PURE__ */ (() => z.object({
    nota_maxima: zNotaMaxima,
    qtde_sobem: zContagem,
    qtde_descem: zContagem,
    qtde_iguais: zContagem,
    media_antes: zPreviaItemMedia,
    media_depois: zPreviaItemMedia,
    maior_mudanca: z.number().check(z.gte(-1000), z.lte(1000)),
    faixas: z.tuple([
        zPreviaItemFaixa,
        zPreviaItemFaixa,
        zPreviaItemFaixa,
        zPreviaItemFaixa,
        zPreviaItemFaixa,
        zPreviaItemFaixa,
        zPreviaItemFaixa,
        zPreviaItemFaixa,
        zPreviaItemFaixa,
        zPreviaItemFaixa
    ]),
    alunos: z.array(zPreviaItemAluno).check(z.maxLength(2000))
}))();

/**
 * Another exam that shares a question with this one and has students of the class.
 */
export const zPreviaProva = /* @__PURE__ */ (() => z.object({
    avaliacao_conhecimento_id: zId,
    descricao: zTexto,
    gabarito_liberado_em: zInstanteNulo,
    gabarito_liberado_em_depois: zInstanteNulo
}))();

/**
 * What would follow from giving the exam to the class. Nothing is written.
 */
export const zPreviaAplicacao = /* @__PURE__ */ (() => z.object({
    avaliacao_conhecimento_id: zId,
    descricao: zTexto,
    turma_id: zId,
    turma_codigo: zTexto,
    ja_dada: z.boolean(),
    qtde_questoes: zContagem,
    qtde_questoes_vistas: zContagem,
    gabarito_liberado_em: zInstanteNulo,
    espera_por: z.array(zPreviaEsperada).check(z.maxLength(50)),
    adia: z.array(zPreviaProva).check(z.maxLength(50))
}))();

export const zPrimeirosPassos = /* @__PURE__ */ (() => z.object({
    escola_nome: zTexto,
    fuso_horario: zEscolaFuso,
    ano: z.nullable(z.int().check(z.gte(2000), z.lte(2100))),
    primeira_serie: z.nullable(z.string().check(z.maxLength(500))),
    ultima_serie: z.nullable(z.string().check(z.maxLength(500))),
    qtde_series: zContagem,
    qtde_turmas: zContagem,
    qtde_equipe: zContagem,
    qtde_alunos: zContagem,
    qtde_provas: zContagem
}))();

export const zPropostaUso = /* @__PURE__ */ (() => z.object({
    avaliacao_conhecimento_id: zId,
    descricao: zTexto,
    dia_prova: zDiaProva,
    revisao: zQuestaoRevisao,
    data_aplicacao: zInstanteNulo
}))();

/**
 * An exam whose results would come later because of the extension, and why.
 */
export const zProvaAdiada = /* @__PURE__ */ (() => z.object({
    avaliacao_conhecimento_id: zId,
    descricao: zTexto,
    motivo: z.enum(['ultimo_a_terminar', 'questoes_em_comum']),
    gabarito_liberado_em: zInstanteNulo,
    gabarito_liberado_em_depois: zInstanteNulo
}))();

/**
 * What an extension would move, were it given now. Nothing is written.
 */
export const zPreviaProrrogacao = /* @__PURE__ */ (() => z.object({
    minutos: z.int().check(z.gte(1), z.lte(10080)),
    qtde_alunos: zContagem,
    qtde_provas: zContagem,
    qtde_roteiros: zContagem,
    gabarito_liberado_em: zInstanteNulo,
    adia: z.optional(z.array(zProvaAdiada).check(z.maxLength(50)))
}))();

export const zQuestaoUso = /* @__PURE__ */ (() => z.object({
    avaliacao_conhecimento_id: zId,
    descricao: zTexto,
    dia_prova: zDiaProva,
    numero: z.int().check(z.gte(1), z.lte(999)),
    anulada: z.boolean(),
    gabarito_bonificado: z.boolean(),
    data_aplicacao: zInstanteNulo,
    liberado: z.boolean(),
    presentes: z.nullable(z.int().check(z.gte(0), z.lte(1000000))),
    acertos: z.nullable(z.int().check(z.gte(0), z.lte(1000000))),
    percentual_acerto: zPercentualNulo,
    opcoes: z.array(zQuestaoOpcaoEstatistica).check(z.maxLength(6))
}))();

export const zQuestaoEstatisticas = /* @__PURE__ */ (() => z.object({
    banco_questao_id: zId,
    tri: zQuestaoTri,
    usos: z.array(zQuestaoUso).check(z.maxLength(200)),
    qtde_fases: zContagem
}))();

export const zQuestaoUsoProva = /* @__PURE__ */ (() => z.object({
    avaliacao_conhecimento_id: zId,
    descricao: zTexto,
    dia_prova: zDiaProva,
    numero: z.int().check(z.gte(1), z.lte(999)),
    banco_questao_id: zId,
    revisao: zQuestaoRevisao,
    data_aplicacao: zInstanteNulo,
    liberado: z.boolean()
}))();

export const zQuestaoUsoRoteiro = /* @__PURE__ */ (() => z.object({
    trilha_id: zId,
    descricao: zTexto,
    avaliacao_descricao: zTexto,
    turma_codigo: zTexto,
    qtde_fases: zContagem,
    qtde_boss: zContagem,
    banco_questao_id: zId,
    revisao: zQuestaoRevisao
}))();

export const zQuestaoUsoLista = /* @__PURE__ */ (() => z.object({
    provas: z.array(zQuestaoUsoProva).check(z.maxLength(200)),
    roteiros: z.array(zQuestaoUsoRoteiro).check(z.maxLength(200))
}))();

export const zRankingEstrelasMateria = /* @__PURE__ */ (() => z.object({
    materia_id: zId,
    materia_nome: zTexto
}))();

/**
 * The passage before the stem, which other questions may share.
 */
export const zRascunhoTextoBase = /* @__PURE__ */ (() => z.nullable(z.object({
    texto_base_id: zId,
    titulo: zTexto
})))();

export const zRedacaoCompetenciaFinal = /* @__PURE__ */ (() => z.object({
    numero: z.int().check(z.gte(1), z.lte(5)),
    nome: zTexto,
    nota: z.number().check(z.gte(0), z.lte(200)),
    comentarios: z.array(z.string().check(z.maxLength(1000))).check(z.maxLength(2))
}))();

export const zRedacaoCorrigida = /* @__PURE__ */ (() => z.object({
    dia_prova: zDiaProva,
    situacao: z.enum([
        'em_correcao',
        'corrigida',
        'em_branco'
    ]),
    proposta_redacao_titulo: zTexto,
    texto: z.string().check(z.maxLength(20000)),
    palavras: zContagem,
    nota: zNotaRedacao,
    competencias: z.array(zRedacaoCompetenciaFinal).check(z.maxLength(5)),
    marcas: z.array(zRedacaoMarca).check(z.maxLength(200)),
    motivo_zero: zRedacaoMotivoZero,
    comentarios: z.array(z.string().check(z.maxLength(5000))).check(z.maxLength(2))
}))();

export const zRedacaoCorrigidaNula = /* @__PURE__ */ (() => z.nullable(z.object({
    dia_prova: zDiaProva,
    situacao: z.enum([
        'em_correcao',
        'corrigida',
        'em_branco'
    ]),
    proposta_redacao_titulo: zTexto,
    texto: z.string().check(z.maxLength(20000)),
    palavras: zContagem,
    nota: zNotaRedacao,
    competencias: z.array(zRedacaoCompetenciaFinal).check(z.maxLength(5)),
    marcas: z.array(zRedacaoMarca).check(z.maxLength(200)),
    motivo_zero: zRedacaoMotivoZero,
    comentarios: z.array(z.string().check(z.maxLength(5000))).check(z.maxLength(2))
})))();

/**
 * No name, class or id of the student.
 */
export const zRedacaoFila = /* @__PURE__ */ (() => z.object({
    redacao_id: zId,
    codigo: z.string().check(z.minLength(4), z.maxLength(20), z.regex(/^[A-Z0-9-]+$/)),
    avaliacao_conhecimento_id: zId,
    descricao: zTexto,
    dia_prova: zDiaProva,
    proposta_redacao_titulo: zTexto,
    palavras: zContagem,
    situacao: zGestaoRedacaoSituacao,
    minha_situacao: zRedacaoMinhaSituacao
}))();

export const zRedacaoFilaLista = /* @__PURE__ */ (() => z.array(zRedacaoFila).check(z.maxLength(50)))();

export const zRedacaoRubrica = /* @__PURE__ */ (() => z.object({
    numero: z.int().check(z.gte(1), z.lte(5)),
    nome: zTexto,
    descricao: z.string().check(z.maxLength(2000)),
    maximo: z.int().check(z.gte(200), z.lte(200)),
    niveis: z.tuple([
        zRedacaoNivel,
        zRedacaoNivel,
        zRedacaoNivel,
        zRedacaoNivel,
        zRedacaoNivel,
        zRedacaoNivel
    ])
}))();

/**
 * Additive: essays of further days of the same exam; as a rule empty.
 */
export const zRedacoesCorrigidas = /* @__PURE__ */ (() => z.array(zRedacaoCorrigida).check(z.maxLength(99)))();

/**
 * While situacao is em_correcao: grades, keys and percentages are null.
 */
export const zGabarito = /* @__PURE__ */ (() => z.object({
    turma_avaliacao_id: zId,
    descricao: zTexto,
    serie: zTexto,
    ciclo: zCiclo,
    desempenho: zPercentualNulo,
    nota: zNotaGabaritoNula,
    presente_avaliacao: z.boolean(),
    resumo: z.array(zGabaritoMateria).check(z.maxLength(50)),
    data_aplicacao: zInstante,
    situacao: zSituacaoResultado,
    gabarito_liberado_em: zInstanteNulo,
    prova_em_andamento: z.boolean(),
    redacao: zRedacaoCorrigidaNula,
    outras_redacoes: zRedacoesCorrigidas
}))();

export const zReparo = /* @__PURE__ */ (() => z.object({
    item: zAvaliacaoItemGestao,
    revisao_prova: zRevisaoProva
}))();

export const zResultadoArea = /* @__PURE__ */ (() => z.object({
    codigo: zAreaCodigo,
    nome: zTexto,
    nota_tri: zNotaTriNula,
    nota_tri_maxima: zNotaTriNula,
    base_tri: zBaseTri,
    erro_padrao: zNotaTriNula,
    acertos: zContagem,
    total: zContagem
}))();

export const zResultadoDoAluno = /* @__PURE__ */ (() => z.object({
    turma_avaliacao_id: zId,
    turma_id: zId,
    turma_codigo: zTexto,
    turma_aluno_id: zId,
    aluno_nome: zGestaoPessoaNome,
    presente: z.boolean(),
    acertos: zContagem,
    itens: zContagem,
    nota: z.nullable(z.number().check(z.gte(0), z.lte(1000))),
    nota_tri: z.nullable(z.number().check(z.gte(-2000), z.lte(3000))),
    nota_redacao: z.nullable(z.number().check(z.gte(0), z.lte(1000))),
    areas: z.array(zResultadoDaArea).check(z.maxLength(20))
}))();

export const zResultadoListaItem = /* @__PURE__ */ (() => z.object({
    id: zId,
    ciclo_avaliacao_id: zId,
    ciclo: zCiclo,
    nota: zNotaNula,
    nota_agregada: zNotaNula,
    nota_maxima: zNotaMaxima,
    nota_tri: zNotaTriNula,
    base_tri: zBaseTri,
    descricao: zTexto,
    desempenho: zPercentualNulo,
    data_hora_inicial_1_dia: zInstante,
    ranking: z.nullable(z.int().check(z.gte(1), z.lte(1000000))),
    is_only_redacao: z.boolean(),
    melhor_da_turma: z.boolean(),
    situacao: zSituacaoResultado,
    gabarito_liberado_em: zInstanteNulo,
    origem_tri: zOrigemTri,
    nota_redacao: zNotaRedacaoNula,
    erro_padrao: zNotaTriNula
}))();

export const zResultadoLista = /* @__PURE__ */ (() => z.object({
    falhas_evitadas: z.array(zFalhasEvitadas).check(z.maxLength(100)),
    falhas_por_ciclo: z.array(zFalhasDoCiclo).check(z.maxLength(100)),
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
    dupla_marcacao: z.optional(z.boolean()),
    acertou: z.nullable(z.boolean()),
    anulada: z.boolean(),
    subjetiva: z.optional(z.boolean()),
    texto_resposta: z.nullish(z.string().check(z.maxLength(10000))),
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
    dupla_marcacao: z.optional(z.boolean()),
    nivel_dificuldade: z.nullable(z.number().check(z.gte(-100), z.lte(100))),
    nivel_dificuldade_professor: z.nullable(z.int().check(z.gte(1), z.lte(5))),
    percentual_acerto: zPercentualNulo,
    pontuacao_correcao: zPontosNulos,
    percentual_pontuacao_correcao: zFracaoNula,
    pontuacao_avaliacao: zPontosNulos,
    banco_questao_id: zId,
    materia_id: zId,
    materia_nome: zTexto,
    gabarito: zLetra,
    dia_prova: zDiaProva,
    area_codigo: zAreaCodigoNulo,
    lingua_estrangeira: zLinguaEstrangeiraNula
}))();

/**
 * Results as they stand, of the classes within reach, also while students do not see them yet. alunos is empty until the last class has ended.
 */
export const zResultadosDaProva = /* @__PURE__ */ (() => z.object({
    avaliacao_conhecimento_id: zId,
    descricao: zTexto,
    nota_maxima: z.number().check(z.gte(0), z.lte(1000)),
    fechada: z.boolean(),
    calculado_em: zInstanteNulo,
    conferencia: zConferenciaResultado,
    alunos: z.array(zResultadoDoAluno).check(z.maxLength(2000))
}))();

export const zResumoMateria = /* @__PURE__ */ (() => z.object({
    materia_id: zId,
    materia_nome: zTexto,
    itens: z.array(zResumoItem).check(z.maxLength(500))
}))();

/**
 * Exam the roadmap belongs to; null when it has none.
 */
export const zRoteiroAvaliacao = /* @__PURE__ */ (() => z.nullable(z.object({
    descricao: zTexto,
    data_aplicacao: zInstanteNulo,
    nota_maxima: zNotaMaxima,
    nota_prevista: zNotaNula,
    nota_prevista_inicial: zNotaNula
})))();

export const zRoteiroFaseDisponivel = /* @__PURE__ */ (() => z.object({
    trilha_fase_id: zId,
    qtde_estrelas: zRoteiroEstrelas,
    secao: zTexto,
    objeto_conhecimento_descricao: zTexto,
    confiabilidade: zFracaoNula,
    questoes_prova: zRoteiroQuestoesProva
}))();

export const zRoteiroItem = /* @__PURE__ */ (() => z.object({
    banco_questao_id: zId,
    gabarito: zLetra,
    comentario: zHtml,
    questoes_prova: zRoteiroQuestoesProva,
    item_resposta: zItemResposta,
    ordem: z.int().check(z.gte(1), z.lte(999)),
    secao_nome: zTexto,
    trilha_item_id: zId
}))();

export const zRoteiroListaMateria = /* @__PURE__ */ (() => z.object({
    trilha_id: zId,
    tipo: zRoteiroTipo,
    materia_id: zId,
    materia_nome: zTexto,
    progresso: zRoteiroFracao,
    data_fim: zInstante,
    qtde_fases: zContagem,
    qtde_assuntos_abordados: zContagem,
    avaliacao_conhecimento_detalhes: zRoteiroAvaliacao
}))();

export const zRoteiroLista = /* @__PURE__ */ (() => z.object({
    materias: z.array(zRoteiroListaMateria).check(z.maxLength(500)),
    resumo: zRoteiroResumoGeral,
    trilhas_novas: z.boolean()
}))();

export const zRoteiroMateria = /* @__PURE__ */ (() => z.object({
    trilha_aberta: z.boolean(),
    data_fim: zInstante,
    materia_nome: zTexto,
    resumo: zRoteiroResumoMateria,
    fases_disponiveis: z.array(zRoteiroFaseDisponivel).check(z.maxLength(500)),
    trilha_id: zId,
    tipo: zRoteiroTipo,
    materia_id: zId,
    progresso: zRoteiroFracao
}))();

/**
 * The item chosen next, in the shape of items; null when the phase has ended, and while exams hold every item that is left (fase_finalizada tells the two apart).
 */
export const zRoteiroProximoItem = /* @__PURE__ */ (() => z.nullable(z.object({
    banco_questao_id: zId,
    gabarito: zLetra,
    comentario: zHtml,
    questoes_prova: zRoteiroQuestoesProva,
    item_resposta: zItemResposta,
    ordem: z.int().check(z.gte(1), z.lte(999)),
    secao_nome: zTexto,
    trilha_item_id: zId
})))();

/**
 * The same on every repetition; the first answer of an item stands.
 */
export const zRoteiroResposta = /* @__PURE__ */ (() => z.object({
    gabarito: zLetra,
    comentario: zHtml,
    fase_finalizada: z.boolean(),
    proximo_item: zRoteiroProximoItem,
    acertou: z.nullable(z.boolean()),
    qtde_estrelas: zRoteiroEstrelas,
    persisted_data: zRoteiroPersistedData
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

export const zSenhasTurma = /* @__PURE__ */ (() => z.object({
    message: zTexto,
    turma_id: zId,
    expira_em: zInstante,
    senhas: z.array(zSenhaTurmaAluno).check(z.maxLength(100))
}))();

/**
 * No name, class or id of the student.
 */
export const zSubjetiva = /* @__PURE__ */ (() => z.object({
    resposta_subjetiva_id: zId,
    codigo: z.string().check(z.minLength(4), z.maxLength(20), z.regex(/^[A-Z0-9-]+$/)),
    avaliacao_conhecimento_id: zId,
    descricao: zTexto,
    dia_prova: zDiaProva,
    numero: z.int().check(z.gte(1), z.lte(999)),
    banco_questao_id: zId,
    enunciado: zHtml,
    texto_resposta: z.string().check(z.maxLength(20000)),
    pontuacao_avaliacao: z.number().check(z.gte(0), z.lte(10000)),
    pontuacao_correcao: z.nullable(z.number().check(z.gte(0), z.lte(10000))),
    comentario_correcao: z.nullable(z.string().check(z.maxLength(2000))),
    versao: zSubjetivaVersao
}))();

export const zSubjetivaLista = /* @__PURE__ */ (() => z.array(zSubjetiva).check(z.maxLength(50)))();

export const zTextoMotivacional = /* @__PURE__ */ (() => z.object({
    ordem: z.int().check(z.gte(1), z.lte(99)),
    conteudo: zHtml
}))();

export const zGestaoRedacao = /* @__PURE__ */ (() => z.object({
    redacao_id: zId,
    codigo: z.string().check(z.minLength(4), z.maxLength(20), z.regex(/^[A-Z0-9-]+$/)),
    descricao: zTexto,
    dia_prova: zDiaProva,
    texto: z.string().check(z.maxLength(20000)),
    proposta_redacao_titulo: zTexto,
    proposta_redacao_descricao: zHtml,
    genero_textual_nome: zTexto,
    textos_motivacionais: z.array(zTextoMotivacional).check(z.maxLength(20)),
    palavras: zContagem,
    rubrica: z.tuple([
        zRedacaoRubrica,
        zRedacaoRubrica,
        zRedacaoRubrica,
        zRedacaoRubrica,
        zRedacaoRubrica
    ]),
    regras: zRedacaoRegras,
    situacao: zGestaoRedacaoSituacao,
    minha_situacao: zRedacaoMinhaSituacao,
    papel: z.nullable(z.enum([
        'primeira',
        'segunda',
        'terceira'
    ])),
    minha_correcao: zRedacaoCorrecao,
    outras_correcoes: z.array(zRedacaoOutraCorrecao).check(z.maxLength(3)),
    nota_final: zRedacaoNotaTotal,
    partes_concluidas: z.array(zRedacaoParte).check(z.maxLength(3)),
    resultado_lido: z.boolean()
}))();

/**
 * Essay of the day; null when it has none, and while the student may not see it (existe_redacao says which).
 */
export const zResumoRedacao = /* @__PURE__ */ (() => z.nullable(z.object({
    texto: z.string().check(z.maxLength(20000)),
    data_ultima_gravacao: zInstanteNulo,
    proposta_redacao_id: zId,
    proposta_redacao_titulo: zTexto,
    proposta_redacao_descricao: zHtml,
    genero_textual_nome: zTexto,
    textos_motivacionais: z.array(zTextoMotivacional).check(z.maxLength(20)),
    min_linhas: z.int().check(z.gte(0), z.lte(200)),
    max_linhas: z.int().check(z.gte(1), z.lte(200)),
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
    qtde_itens_total: zContagem,
    exercicio_atual: z.nullable(z.int().check(z.gte(1), z.lte(999)))
}))();

export const zAdaptadaItens = /* @__PURE__ */ (() => z.object({
    objeto_conhecimento_id: zId,
    capitulo_numero: zNumeroNulo,
    objeto_conhecimento_descricao: zTexto,
    habilidade_descricao: zTextoNulo,
    itens: z.array(zAdaptadaItem).check(z.maxLength(200)),
    tentativa: zTentativa,
    existe_midia: z.boolean(),
    encerrado: z.boolean(),
    data_fim: zInstante
}))();

/**
 * Media of one phase, open in every mode and with no lives.
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

export const zAlunoCadastro = /* @__PURE__ */ (() => z.object({
    turma_aluno_id: zId,
    versao: z.int().check(z.gte(1), z.lte(2147483647)),
    nome: zGestaoPessoaNome,
    data_nascimento: zDataNula,
    email: z.nullable(z.string().check(z.maxLength(254))),
    id_externo: zTextoNulo,
    login: z.nullable(z.string().check(z.maxLength(254)))
}))();

/**
 * One fact of the act; never a password, an answer, an essay or a key.
 */
export const zAuditoriaDetalhe = /* @__PURE__ */ (() => z.object({
    campo: z.string().check(z.maxLength(60)),
    valor: zTextoNulo
}))();

export const zAuditoriaRegistro = /* @__PURE__ */ (() => z.object({
    id: zId,
    ordem: z.int().check(z.gte(1), z.lte(2147483647)),
    escola_id: zId,
    acao: z.string().check(z.maxLength(60)),
    criada_em: zInstante,
    ator_id: zIdNulo,
    ator_nome: zTextoNulo,
    perfil_real: z.nullable(z.string().check(z.maxLength(40))),
    modo: z.nullable(z.enum(['aluno', 'professor'])),
    turma_aluno_id: zIdNulo,
    pessoa_nome: zTextoNulo,
    objeto: z.optional(zTextoNulo),
    motivo: zTextoNulo,
    detalhe: z.array(zAuditoriaDetalhe).check(z.maxLength(50))
}))();

export const zAuditoriaPagina = /* @__PURE__ */ (() => z.object({
    registros: z.array(zAuditoriaRegistro).check(z.maxLength(100)),
    cadeia_integra: z.boolean()
}))();

export const zAvaliacaoDiaGestao = /* @__PURE__ */ (() => z.object({
    dia_prova: zDiaProva,
    bateria: z.int().check(z.gte(1), z.lte(99)),
    duracao_minutos: z.int().check(z.gte(1), z.lte(100000)),
    proposta_redacao_id: zIdNulo,
    proposta_titulo: zTextoNulo,
    itens: z.array(zAvaliacaoItemGestao).check(z.maxLength(500))
}))();

export const zConferenciaItem = /* @__PURE__ */ (() => z.object({
    lingua_estrangeira: zLinguaEstrangeiraNula,
    banco_questao_id: zIdNulo,
    codigo: zTextoNulo,
    enunciado: zTexto,
    materia_nome: zTextoNulo,
    area_codigo: z.nullable(z.string().check(z.maxLength(20))),
    falhas: z.array(zFalhaDoLugar).check(z.maxLength(6)),
    gabarito_inep: zChaveDoInep,
    gabarito_decidido: zLetra,
    anulada: z.boolean()
}))();

export const zConferenciaLugar = /* @__PURE__ */ (() => z.object({
    numero: z.int().check(z.gte(1), z.lte(999)),
    dia_prova: z.int().check(z.gte(1), z.lte(5)),
    estado: zEstadoDoLugar,
    itens: z.array(zConferenciaItem).check(z.maxLength(2))
}))();

export const zConferenciaArea = /* @__PURE__ */ (() => z.object({
    area_codigo: zAreaDaProva,
    nome: zTexto,
    de: z.int().check(z.gte(1), z.lte(999)),
    ate: z.int().check(z.gte(1), z.lte(999)),
    tri: zConferenciaTri,
    caderno: zConferenciaCaderno,
    lugares: z.array(zConferenciaLugar).check(z.maxLength(200))
}))();

/**
 * Result of one run, recomputed by the server from its own record; the same on every repetition.
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
    pratica: z.boolean(),
    erros: z.array(zFaseErro).check(z.maxLength(200)),
    navbar: zNavbar
}))();

/**
 * Without its key, which only the question's own page shows, to gestao_vida and audited.
 */
export const zGestaoQuestao = /* @__PURE__ */ (() => z.object({
    banco_questao_id: zId,
    codigo: z.string().check(z.maxLength(60)),
    materia_id: zId,
    materia_nome: zTexto,
    objeto_conhecimento_descricao: zTextoNulo,
    enunciado_inicio: z.string().check(z.maxLength(200)),
    dificuldade: zGestaoQuestaoDificuldade,
    subjetiva: z.boolean(),
    lingua_estrangeira: zLinguaEstrangeiraNula,
    origem: zTexto,
    tri_origem: zOrigemTri,
    qtde_usos: zContagem,
    em_prova_nao_liberada: z.boolean(),
    atualizada_em: zInstante,
    raiz_id: zId,
    revisao: zQuestaoRevisao,
    situacao: zQuestaoSituacao,
    tipo: zQuestaoTipo,
    etiquetas: zQuestaoEtiquetas,
    habilidades: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(20)),
    lacrada: zQuestaoLacrada,
    percentual_acerto: zPercentualNulo,
    autor_nome: zTextoNulo
}))();

export const zGestaoQuestaoLista = /* @__PURE__ */ (() => z.array(zGestaoQuestao).check(z.maxLength(50)))();

export const zGradeLinha = /* @__PURE__ */ (() => z.object({
    turma_aluno_id: zId,
    situacao: zGradeLinhaSituacao,
    erro: zTextoNulo,
    versao: zGradeVersao
}))();

export const zGradeGravada = /* @__PURE__ */ (() => z.object({
    linhas: z.array(zGradeLinha).check(z.maxLength(200)),
    recalculo: z.enum(['nao_necessario', 'pendente'])
}))();

export const zHomeAlunoEstrelas = /* @__PURE__ */ (() => z.object({
    aluno_nome: zTextoNulo,
    turma_aluno_id: zId,
    avatar_code: z.int().check(z.gte(1), z.lte(69)),
    materia_estrelas: z.array(zHomeMateriaEstrelas).check(z.maxLength(100))
}))();

export const zImportacaoLinha = /* @__PURE__ */ (() => z.object({
    linha: z.int().check(z.gte(1), z.lte(100000)),
    turma_aluno_id: zIdNulo,
    aluno_nome: zTextoNulo,
    situacao: z.enum([
        'gravada',
        'sem_mudanca',
        'recusada'
    ]),
    erro: zTextoNulo,
    avisos: z.array(zTexto).check(z.maxLength(3))
}))();

/**
 * Sound lines are saved, also beside refused ones; the same file again changes nothing.
 */
export const zImportacao = /* @__PURE__ */ (() => z.object({
    simulada: z.boolean(),
    qtde_linhas: zContagem,
    qtde_gravadas: zContagem,
    qtde_sem_mudanca: zContagem,
    qtde_recusadas: zContagem,
    colunas_ignoradas: z.array(zTexto).check(z.maxLength(50)),
    linhas: z.array(zImportacaoLinha).check(z.maxLength(2000)),
    recalculo: z.enum(['nao_necessario', 'pendente'])
}))();

export const zProfessorDaTurma = /* @__PURE__ */ (() => z.object({
    pessoa_id: zId,
    nome: zGestaoPessoaNome,
    materia_id: zIdNulo,
    materia_nome: zTextoNulo,
    valido_ate: zDataNula,
    ativa: z.boolean()
}))();

export const zPropostaLinha = /* @__PURE__ */ (() => z.object({
    proposta_redacao_id: zId,
    raiz_id: zId,
    revisao: zQuestaoRevisao,
    codigo: z.string().check(z.maxLength(60)),
    titulo: z.nullable(z.string().check(z.maxLength(500))),
    genero_textual_nome: zTexto,
    min_linhas: zPropostaLinhas,
    max_linhas: zPropostaLinhas,
    qtde_textos: zContagem,
    situacao: zPropostaSituacao,
    ano: zPropostaAno,
    fonte: z.string().check(z.maxLength(500)),
    autor_nome: zTextoNulo,
    qtde_provas: zContagem,
    lacrada: z.boolean(),
    editavel: z.boolean(),
    atualizada_em: zInstanteNulo
}))();

export const zPropostaLista = /* @__PURE__ */ (() => z.array(zPropostaLinha).check(z.maxLength(50)))();

export const zQuestaoLoteResultado = /* @__PURE__ */ (() => z.object({
    banco_questao_id: zId,
    resultado: z.enum([
        'feito',
        'igual',
        'recusado'
    ]),
    codigo: z.nullable(z.string().check(z.maxLength(80), z.regex(/^[a-z0-9]+([_-][a-z0-9]+)*$/))),
    erro: zTextoNulo
}))();

export const zQuestaoLote = /* @__PURE__ */ (() => z.object({
    resultados: z.array(zQuestaoLoteResultado).check(z.maxLength(200))
}))();

export const zQuestaoRevisaoHistorico = /* @__PURE__ */ (() => z.object({
    banco_questao_id: zId,
    revisao: zQuestaoRevisao,
    situacao: zQuestaoSituacao,
    autor_nome: zTextoNulo,
    atualizada_em: zInstante,
    usos: zQuestaoUsos,
    mudancas: z.array(zQuestaoMudanca).check(z.maxLength(40))
}))();

export const zQuestaoHistorico = /* @__PURE__ */ (() => z.object({
    lacrada: zQuestaoLacrada,
    revisoes: z.array(zQuestaoRevisaoHistorico).check(z.maxLength(200))
}))();

export const zRankingEstrelasLinha = /* @__PURE__ */ (() => z.object({
    posicao: z.int().check(z.gte(1), z.lte(1000000)),
    aluno_nome: zTextoNulo,
    turma_aluno_id: zId,
    avatar_code: z.int().check(z.gte(1), z.lte(69)),
    turma_codigo: zTexto,
    qtde_estrelas: zContagem,
    proprio: z.boolean()
}))();

export const zRankingEstrelas = /* @__PURE__ */ (() => z.object({
    ranking_modo: zRankingModo,
    total: zContagem,
    linhas: z.array(zRankingEstrelasLinha).check(z.maxLength(2000)),
    propria: zHomePosicao,
    materias: z.array(zRankingEstrelasMateria).check(z.maxLength(100))
}))();

/**
 * A question of the draft as lists and totals need it. No key and no option stands in it.
 */
export const zRascunhoQuestao = /* @__PURE__ */ (() => z.object({
    banco_questao_id: zId,
    codigo: zTexto,
    enunciado: zTexto,
    tipo: z.enum(['objetiva', 'discursiva']),
    situacao: z.enum([
        'rascunho',
        'em_revisao',
        'aprovada',
        'arquivada'
    ]),
    revisao: z.int().check(z.gte(1), z.lte(100000)),
    mais_nova_id: zIdNulo,
    materia_id: zId,
    materia_nome: zTexto,
    objeto_conhecimento_descricao: zTextoNulo,
    dificuldade: z.nullable(z.enum([
        'facil',
        'medio',
        'dificil'
    ])),
    lingua_estrangeira: zLinguaEstrangeiraNula,
    par_id: zIdNulo,
    texto_base: zRascunhoTextoBase,
    com_tri: z.boolean(),
    lacrada: z.boolean()
}))();

export const zRoteiroFaseInfo = /* @__PURE__ */ (() => z.object({
    materia: zTexto,
    disciplina: zTexto,
    capitulo_numero: z.nullable(z.int().check(z.gte(0), z.lte(999))),
    capitulo_nome: zTextoNulo,
    objeto_conhecimento: zTexto,
    objeto_conhecimento_id: zId,
    base_conhecimento_id: zIdNulo,
    prova_numero: z.nullable(z.int().check(z.gte(1), z.lte(999))),
    habilidade_descricao: z.nullable(z.string().check(z.maxLength(2000)))
}))();

export const zRoteiroMidia = /* @__PURE__ */ (() => z.object({
    id: zId,
    tipo: zRoteiroMidiaTipo,
    descricao: zTexto,
    url: z.url().check(z.maxLength(2048), z.regex(/^https:\/\//)),
    plataforma: zTextoNulo,
    label_01: zTextoNulo,
    label_02: zTextoNulo
}))();

export const zRoteiroFase = /* @__PURE__ */ (() => z.object({
    info: zRoteiroFaseInfo,
    midias: z.array(zRoteiroMidia).check(z.maxLength(100)),
    respostas_quiz: zRoteiroRespostasQuiz,
    items: z.array(zRoteiroItem).check(z.maxLength(100)),
    conclusao: zRoteiroConclusao,
    trilha_aberta: z.boolean(),
    data_fim: zInstante,
    persisted_data: zRoteiroPersistedData,
    trilha_fase_id: zId,
    trilha_id: zId,
    qtde_itens: zContagem
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

export const zSorteio = /* @__PURE__ */ (() => z.object({
    semente: z.int().check(z.gte(0), z.lte(2147483647)),
    questoes: z.array(zRascunhoQuestao).check(z.maxLength(200)),
    faltam: z.array(zSorteioFalta).check(z.maxLength(50))
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
    nota_maxima: zNotaMaxima,
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
    cancelada_em: z.optional(zInstanteNulo),
    qtde_itens: zContagem,
    qtde_itens_respondidos: zContagem,
    tempo_total: zSegundos,
    tempo_restante: zSegundos,
    servidor_em: zInstante
}))();

export const zAvaliacaoGestaoLinha = /* @__PURE__ */ (() => z.object({
    avaliacao_conhecimento_id: zId,
    descricao: zTexto,
    codigo: zTexto,
    especie: zAvaliacaoEspecie,
    tipo_aplicacao: zTipoAplicacao,
    ciclo: zCiclo,
    serie_nome: zTextoNulo,
    autor_nome: z.nullable(z.string().check(z.maxLength(200))),
    minha: z.boolean(),
    situacao: zAvaliacaoSituacao,
    qtde_dias: zContagem,
    qtde_itens: zContagem,
    turmas: z.array(zTexto).check(z.maxLength(200)),
    primeira_inicio: zInstanteNulo,
    ultima_fim: zInstanteNulo,
    publicada_em: zInstanteNulo,
    cancelada_em: zInstanteNulo
}))();

export const zAvaliacaoGestaoLista = /* @__PURE__ */ (() => z.array(zAvaliacaoGestaoLinha).check(z.maxLength(50)))();

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
    nota_maxima: zNotaMaxima,
    materias: z.array(zAvaliacaoMateria).check(z.maxLength(50))
}))();

export const zAvaliacaoInfoLista = /* @__PURE__ */ (() => z.tuple([zAvaliacaoInfo]))();

export const zAvaliacaoLista = /* @__PURE__ */ (() => z.array(zAvaliacao).check(z.maxLength(1000)))();

/**
 * One exam day of one class. The four counts of students make up qtde_alunos; sem_noticia is part of respondendo.
 */
export const zGestaoHojeProva = /* @__PURE__ */ (() => z.object({
    turma_avaliacao_id: zId,
    avaliacao_conhecimento_id: zId,
    dia_prova: zDiaProva,
    descricao: zTexto,
    turma_id: zId,
    turma_codigo: zTexto,
    serie_nome: zTexto,
    tipo_aplicacao: zTipoAplicacao,
    data_hora_inicial: zInstante,
    disponivel_ate: zInstante,
    qtde_alunos: zContagem,
    qtde_nao_iniciadas: zContagem,
    qtde_respondendo: zContagem,
    qtde_sem_noticia: zContagem,
    qtde_entregues: zContagem
}))();

export const zGestaoHoje = /* @__PURE__ */ (() => z.object({
    servidor_em: zInstante,
    escola_id: zId,
    fuso_horario: zEscolaFuso,
    dia: zData,
    provas: z.array(zGestaoHojeProva).check(z.maxLength(200)),
    redacoes_a_corrigir: zContagem,
    subjetivas_a_corrigir: zContagem,
    resultados_retidos: z.array(zGestaoHojeRetido).check(z.maxLength(20)),
    fora_do_prazo: z.array(zGestaoHojeForaDoPrazo).check(z.maxLength(20)),
    textos_em_papel: z.array(zGestaoHojePapel).check(z.maxLength(20)),
    duas_respostas: z.array(zGestaoHojeDuasRespostas).check(z.maxLength(20)),
    bloqueados: z.array(zGestaoHojeBloqueado).check(z.maxLength(20))
}))();

/**
 * One exam of one class.
 */
export const zGestaoProva = /* @__PURE__ */ (() => z.object({
    turma_avaliacao_id: zId,
    avaliacao_conhecimento_id: zId,
    descricao: zTexto,
    turma_id: zId,
    turma_codigo: zTexto,
    serie_nome: zTexto,
    ciclo: zCiclo,
    tipo_aplicacao: zTipoAplicacao,
    situacao: zGestaoProvaSituacao,
    dias: z.array(zGestaoProvaDia).check(z.maxLength(99)),
    qtde_alunos: zContagem,
    qtde_iniciadas: zContagem,
    qtde_entregues: zContagem,
    qtde_redacoes_a_corrigir: zContagem,
    qtde_fora_do_prazo: z.optional(zContagem),
    qtde_duas_respostas: z.optional(zContagem),
    escola_id: z.optional(zId),
    cancelada_em: z.optional(zInstanteNulo),
    aguarda_conferencia: z.optional(z.boolean())
}))();

export const zGestaoProvaLista = /* @__PURE__ */ (() => z.array(zGestaoProva).check(z.maxLength(50)))();

/**
 * No key is in it, whatever the state of the exam.
 */
export const zGrade = /* @__PURE__ */ (() => z.object({
    turma_avaliacao_id: zId,
    dia_prova: zDiaProva,
    descricao: zTexto,
    turma_codigo: zTexto,
    tipo_aplicacao: zTipoAplicacao,
    situacao: zGestaoProvaSituacao,
    itens: z.array(zGradeItem).check(z.maxLength(500)),
    alunos: z.array(zGradeAluno).check(z.maxLength(200))
}))();

export const zImpressao = /* @__PURE__ */ (() => z.object({
    tipo: zImpressaoTipo,
    escola_nome: zTexto,
    descricao: zTexto,
    tipo_aplicacao: zTipoAplicacao,
    dia_prova: zAvaliacaoDia,
    duracao_minutos: zAvaliacaoDuracao,
    lingua_estrangeira: zLinguaEstrangeiraNula,
    modelo: zImpressaoModelo,
    instrucoes: zAvaliacaoInstrucoes,
    itens: z.array(zImpressaoItem).check(z.maxLength(400)),
    textos: z.array(zImpressaoTextoBase).check(z.maxLength(200)),
    questoes: z.array(zImpressaoQuestao).check(z.maxLength(400)),
    proposta: zImpressaoProposta,
    turma: zImpressaoDaTurma,
    dias: z.array(zImpressaoDia).check(z.maxLength(99)),
    turmas: z.array(zImpressaoTurma).check(z.maxLength(200))
}))();

/**
 * One exam day of one class, student by student. No answer and no key is in it.
 */
export const zProvaAlunos = /* @__PURE__ */ (() => z.object({
    turma_avaliacao_id: zId,
    avaliacao_conhecimento_id: zId,
    dia_prova: zDiaProva,
    descricao: zTexto,
    turma_id: zId,
    turma_codigo: zTexto,
    tipo_aplicacao: zTipoAplicacao,
    data_hora_inicial: zInstante,
    disponivel_ate: zInstante,
    agora: zInstante,
    qtde_itens: zContagem,
    alunos: z.array(zProvaAluno).check(z.maxLength(200)),
    prorrogacoes: z.optional(z.array(zProrrogacaoDoDia).check(z.maxLength(20)))
}))();

/**
 * Older list entry, with the ids it lacked.
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
    cancelada_em: z.optional(zInstanteNulo),
    entregue_em: zInstanteNulo,
    texto_redacao: z.nullable(z.string().check(z.maxLength(20000))),
    percentual_concluido: z.number().check(z.gte(0), z.lte(100)),
    desempenho_provavel: z.nullable(z.number().check(z.gte(0), z.lte(100))),
    disponivel: z.boolean(),
    disciplinas: z.array(zTexto).check(z.maxLength(50)),
    qtde_itens: zContagem,
    qtde_itens_respondidos: zContagem,
    tempo_restante: zSegundos
}))();

export const zCentralAvaliacoes = /* @__PURE__ */ (() => z.object({
    provas_hoje: z.array(zProvaHoje).check(z.maxLength(500)),
    roteiros_semana: z.array(zRoteiroSemana).check(z.maxLength(500)),
    servidor_em: zInstante
}))();

export const zRascunhoDocumento = /* @__PURE__ */ (() => z.object({
    descricao: z.string().check(z.maxLength(120)),
    codigo: zAvaliacaoCodigoNulo,
    ciclo_id: zIdNulo,
    serie_id: zIdNulo,
    especie: zAvaliacaoEspecie,
    tipo_aplicacao: zTipoAplicacao,
    nota_maxima: zAvaliacaoNota,
    solicitar_idioma: z.boolean(),
    instrucoes: zAvaliacaoInstrucoes,
    embaralhar: z.boolean(),
    responde_apos_entrega: z.nullable(z.boolean()),
    dias: z.array(zRascunhoDia).check(z.maxLength(5)),
    turmas: z.array(zRascunhoTurma).check(z.maxLength(60))
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
    existe_boss: z.boolean(),
    encerrado: z.boolean(),
    data_fim: zInstante,
    qtde_fases: zContagem,
    qtde_fases_concluidas: zContagem,
    fase_atual: zAdaptadaFaseAtual,
    boss_tempo_restante: zBossTempoRestante
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
    ciclo_retornado: zIdNulo,
    meta_semana: zMetaSemana
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
    fases: z.array(zAdaptadaFase).check(z.maxLength(500)),
    encerrado: z.boolean(),
    data_fim: zInstante,
    boss_tempo_restante: zBossTempoRestante
}))();

/**
 * A Boss whose last attempt is over, of a roadmap that still runs; how it ended is not told.
 */
export const zAlunoBoss = /* @__PURE__ */ (() => z.object({
    turma_avaliacao_id: zId,
    materia_id: zId,
    materia_nome: zTexto,
    tipo_avaliacao: zTipoAvaliacao,
    descricao: zTexto,
    tentativa_numero: z.int().check(z.gte(1), z.lte(98)),
    encerrado_em: zInstante
}))();

export const zTentativaBossRequest = /* @__PURE__ */ (() => z.object({
    turma_avaliacao_id: zId,
    materia_id: zId,
    tipo_avaliacao: z.optional(zTipoAvaliacao),
    motivo: zGestaoMotivo,
    params: z.optional(zParams)
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

export const zTrilhaEncerrada = /* @__PURE__ */ (() => z.object({
    materia_id: zId,
    tipo: zRoteiroTipo,
    data_fim: zInstante,
    progresso: zRoteiroFracao,
    trilha_id: zId,
    materia_nome: zTexto,
    ciclo_numero_referencia: zCiclo
}))();

export const zTrilhaBusca = /* @__PURE__ */ (() => z.object({
    materias: z.array(zTrilhaEncerrada).check(z.maxLength(1000))
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
    nota_tri: zNotaTriNula,
    nota_tri_turma: zNotaTriNula,
    base_tri: zBaseTri,
    descricao: zTexto,
    desempenho_geral: zPercentualNulo,
    nota_maxima: zNotaMaxima,
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
    origem_tri: zOrigemTri,
    nota_redacao: zNotaRedacaoNula,
    redacao: zRedacaoCorrigidaNula,
    outras_redacoes: zRedacoesCorrigidas
}))();

export const zTrilhaFiltroMateria = /* @__PURE__ */ (() => z.object({
    materia_id: zId,
    materia_nome: zTexto
}))();

/**
 * What closed roadmaps of the student can be asked for.
 */
export const zTrilhaFiltros = /* @__PURE__ */ (() => z.object({
    ciclos: z.array(zCiclo).check(z.maxLength(99)),
    materias: z.array(zTrilhaFiltroMateria).check(z.maxLength(100))
}))();

export const zTrilhaResetRequest = /* @__PURE__ */ (() => z.object({
    trilha_id: zId,
    materia_id: zId,
    params: z.optional(zParams)
}))();

/**
 * Code of a class, once in a year.
 */
export const zTurmaCodigo = /* @__PURE__ */ (() => z.string().check(z.minLength(1), z.maxLength(30), z.regex(/^[^\u0000]*$/)))();

export const zTurmaCriada = /* @__PURE__ */ (() => z.object({
    turma_id: zId,
    codigo: zTurmaCodigo,
    criada: z.boolean()
}))();

export const zTurmaOpcoes = /* @__PURE__ */ (() => z.object({
    turma_id: zId,
    vidas_ativas: z.boolean(),
    pular_ativo: z.boolean(),
    alterado_em: zInstanteNulo,
    alterado_por: zTextoNulo
}))();

export const zTurmaOpcoesRequest = /* @__PURE__ */ (() => z.object({
    vidas_ativas: z.boolean(),
    pular_ativo: z.boolean(),
    params: z.optional(zParams)
}))();

export const zTurmaSaida = /* @__PURE__ */ (() => z.object({
    turma_aluno_id: zId,
    aluno_nome: zGestaoPessoaNome,
    matricula: z.enum([
        'Transferido',
        'Remanejado',
        'Concluído'
    ]),
    saiu_em: zInstanteNulo
}))();

export const zTurmaSaidaLista = /* @__PURE__ */ (() => z.array(zTurmaSaida).check(z.maxLength(200)))();

/**
 * 1 Manhã, 2 Tarde, 3 Noite, 4 Integral.
 */
export const zTurmaTurno = /* @__PURE__ */ (() => z.int().check(z.gte(1), z.lte(4)))();

export const zTurmasCriadas = /* @__PURE__ */ (() => z.object({
    turmas: z.array(zTurmaCriada).check(z.maxLength(60))
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
 * One class of the grade.
 */
export const zHomeRankingTurma = /* @__PURE__ */ (() => z.object({
    serie_nome: zTexto,
    turma_id: zId,
    turma_codigo: zTexto,
    turma_turno: zTurno,
    aluno_estrelas: z.array(zHomeAlunoEstrelas).check(z.maxLength(1000))
}))();

export const zHome = /* @__PURE__ */ (() => z.object({
    progressao_materias: z.array(zHomeProgressao).check(z.maxLength(100)),
    ranking_geral: zHomePosicao,
    ranking_estrelas: z.array(zHomeRankingTurma).check(z.maxLength(200)),
    estrelas_v1: zContagem,
    quiz_pessoal: z.boolean(),
    ranking_modo: zRankingModo
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
    cancelada_em: z.optional(zInstanteNulo),
    servidor_em: zInstante,
    solicitar_idioma: z.boolean(),
    qtde_dias: z.int().check(z.gte(1), z.lte(99)),
    instrucoes: z.optional(z.string().check(z.maxLength(5000))),
    pede_codigo: z.optional(z.boolean()),
    em_papel: z.optional(z.boolean())
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
    existe_redacao: z.boolean(),
    redacao: zResumoRedacao,
    materias: z.array(zResumoMateria).check(z.maxLength(50)),
    qtde_itens: zContagem,
    responde_apos_entrega: z.boolean(),
    situacao: zSituacaoProva,
    iniciada_em: zInstanteNulo,
    prazo_em: zInstanteNulo,
    acrescimo: z.optional(zSegundos),
    entregue_em: zInstanteNulo,
    encerrada_em: zInstanteNulo,
    gabarito_liberado_em: zInstanteNulo,
    tempo_utilizado: zSegundosNulo,
    revisao_prova: z.optional(zRevisaoProva),
    cancelada_em: z.optional(zInstanteNulo),
    servidor_em: zInstante
}))();

/**
 * What a student of that version would get, in the shapes of getProva, getProvaResumo and getBancoQuestao. Keys are null; ids of classes and items mean nothing.
 */
export const zPreviaAvaliacao = /* @__PURE__ */ (() => z.object({
    prova: zProva,
    resumo: zResumo,
    questoes: z.array(zQuestao).check(z.maxLength(200)),
    instrucoes: zAvaliacaoInstrucoes
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
    cadastrar_duas_etapas: z.boolean(),
    versao: zVersao,
    perguntas_seguranca: z.array(zPerguntaSeguranca).check(z.maxLength(100)),
    perguntas_resposta: z.array(zPerguntaResposta).check(z.maxLength(3)),
    turmas: z.array(zContaTurma).check(z.maxLength(100)),
    conta_teste: z.boolean(),
    fuso_horario: z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[A-Za-z_+\/0-9-]+$/)),
    senha_recuperada_em: zInstanteNulo
}))();

/**
 * What staff need of one student on the day; no answer, text or grade.
 */
export const zGestaoAlunoDetalhe = /* @__PURE__ */ (() => z.object({
    turma_aluno_id: zId,
    aluno_nome: zGestaoPessoaNome,
    nome_social: zTextoNulo,
    avatar_code: z.int().check(z.gte(1), z.lte(69)),
    login: z.nullable(z.string().check(z.maxLength(254))),
    matricula: z.enum([
        'Atual',
        'Transferido',
        'Remanejado',
        'Concluído'
    ]),
    situacao: zAlunoSituacao,
    escola_nome: zTexto,
    sede_nome: zTexto,
    serie_nome: zTexto,
    nivel_ordem: z.int().check(z.gte(0), z.lte(99)),
    turma_id: zId,
    turma_codigo: zTexto,
    turma_turno: zTurno,
    versao: zVersao,
    senha_expira_em: zInstanteNulo,
    bloqueado_ate: zInstanteNulo,
    ultimo_acesso_em: zInstanteNulo,
    acessos: z.array(zAlunoAcesso).check(z.maxLength(5)),
    provas: z.array(zAlunoProva).check(z.maxLength(5)),
    fator_tempo: zAcomodacaoFator,
    passa_da_janela: z.boolean(),
    ranking_oculto: z.boolean(),
    boss_liberaveis: z.array(zAlunoBoss).check(z.maxLength(50))
}))();

export const zGestaoImportacaoOpcoes = /* @__PURE__ */ (() => z.object({
    ausentes: z.enum(['nada', 'inativar']),
    criar_turmas: z.boolean(),
    ano: z.int().check(z.gte(2000), z.lte(2100)),
    versao_aluno: zVersao,
    nomes: z.enum(['perguntar', 'aceitar']),
    planilha: z.int().check(z.gte(1), z.lte(1000)),
    aulas_sao_turmas: z.boolean(),
    html: z.boolean(),
    materia_id: zIdNulo,
    objeto_conhecimento_id: zIdNulo,
    categorias: z.array(zGestaoImportacaoCategoriaEscolhida).check(z.maxLength(200)),
    cadernos: z.optional(z.array(zGestaoImportacaoCadernoEscolhido).check(z.maxLength(20)))
}))();

export const zGestaoImportacao = /* @__PURE__ */ (() => z.object({
    importacao_id: zGestaoImportacaoId,
    tipo: zGestaoImportacaoTipo,
    formato: zGestaoImportacaoFormato,
    situacao: zGestaoImportacaoSituacao,
    nome_arquivo: z.string().check(z.maxLength(255)),
    resumo: zGestaoImportacaoResumo,
    criada_por_nome: zGestaoPessoaNome,
    criada_em: zInstante,
    aplicada_em: zInstanteNulo,
    desfeita_em: zInstanteNulo,
    desfazer_ate: zInstanteNulo,
    tamanho: z.int().check(z.gte(0), z.lte(20971520)),
    codificacao: z.nullable(z.enum([
        'utf-8',
        'utf-16',
        'windows-1252'
    ])),
    amostras: z.array(zGestaoImportacaoCelula).check(z.maxLength(3)),
    colunas: z.array(zGestaoImportacaoColuna).check(z.maxLength(200)),
    campos: z.array(zGestaoImportacaoCampoPossivel).check(z.maxLength(30)),
    planilhas: z.array(z.string().check(z.maxLength(100))).check(z.maxLength(100)),
    opcoes: zGestaoImportacaoOpcoes,
    novas_turmas: z.array(zGestaoImportacaoNovaTurma).check(z.maxLength(500)),
    parametros: z.optional(zGestaoImportacaoParametros),
    categorias: z.array(zGestaoImportacaoCategoria).check(z.maxLength(200)),
    rascunho_id: z.nullish(z.uuid().check(z.maxLength(36))),
    progresso: zGestaoImportacaoProgresso,
    erro: zGestaoImportacaoErro,
    confirmacao_necessaria: z.nullable(z.int().check(z.gte(1), z.lte(1000000))),
    valores_ate: zInstanteNulo,
    versao: z.int().check(z.gte(1), z.lte(2147483647))
}))();

export const zGestaoImportacaoOpcoesPedido = /* @__PURE__ */ (() => z.object({
    ausentes: z.optional(z.enum(['nada', 'inativar'])),
    criar_turmas: z.optional(z.boolean()),
    ano: z.optional(z.int().check(z.gte(2000), z.lte(2100))),
    versao_aluno: z.optional(zVersao),
    nomes: z.optional(z.enum(['perguntar', 'aceitar'])),
    planilha: z.optional(z.int().check(z.gte(1), z.lte(1000))),
    aulas_sao_turmas: z.optional(z.boolean()),
    html: z.optional(z.boolean()),
    materia_id: z.optional(zIdNulo),
    objeto_conhecimento_id: z.optional(zIdNulo),
    categorias: z.optional(z.array(zGestaoImportacaoCategoriaEscolhida).check(z.maxLength(200))),
    cadernos: z.optional(z.array(zGestaoImportacaoCadernoEscolhido).check(z.maxLength(20)))
}))();

export const zGestaoImportacaoMapeamentoRequest = /* @__PURE__ */ (() => z.object({
    colunas: z.array(zGestaoImportacaoColunaPedido).check(z.maxLength(200)),
    opcoes: zGestaoImportacaoOpcoesPedido,
    versao: z.int().check(z.gte(1), z.lte(2147483647)),
    params: z.optional(zParams)
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
 * A class without its students.
 */
export const zGestaoTurmaResumo = /* @__PURE__ */ (() => z.object({
    escola_nome: zTexto,
    sede_nome: zTexto,
    serie_nome: zTexto,
    nivel_ordem: z.int().check(z.gte(0), z.lte(99)),
    turma_id: zId,
    turma_codigo: zTexto,
    turma_turno: zTurno,
    versao: zVersao,
    qtde_alunos: zContagem
}))();

export const zGestaoTurmaResumoLista = /* @__PURE__ */ (() => z.array(zGestaoTurmaResumo).check(z.maxLength(200)))();

export const zTurmasRequest = /* @__PURE__ */ (() => z.object({
    codigos: z.array(zTurmaCodigo).check(z.minLength(1), z.maxLength(60)),
    sede_id: zId,
    serie_id: zId,
    turno: zTurmaTurno,
    ano: zAno,
    versao_aluno: zVersao,
    params: z.optional(zParams)
}))();

/**
 * Grows with each change; a change over another number is refused with 409 versao_diferente.
 */
export const zVersaoRegistro = /* @__PURE__ */ (() => z.int().check(z.gte(1), z.lte(1000000)))();

export const zAnoLetivo = /* @__PURE__ */ (() => z.object({
    ano: zAno,
    inicio: zData,
    fim: zData,
    situacao: zAnoLetivoSituacao,
    ciclos: z.array(zCicloDoAno).check(z.maxLength(99)),
    qtde_turmas: zContagem,
    versao: zVersaoRegistro
}))();

export const zAnoLetivoLista = /* @__PURE__ */ (() => z.array(zAnoLetivo).check(z.maxLength(101)))();

export const zAnoLetivoRequest = /* @__PURE__ */ (() => z.object({
    inicio: zData,
    fim: zData,
    situacao: zAnoLetivoSituacao,
    ciclos: z.array(zCicloDoAnoRequest).check(z.maxLength(20)),
    versao: z.optional(zVersaoRegistro),
    params: z.optional(zParams)
}))();

export const zAvaliacaoGestao = /* @__PURE__ */ (() => z.object({
    avaliacao_conhecimento_id: zId,
    escola_id: zId,
    descricao: zTexto,
    codigo: zTexto,
    especie: zAvaliacaoEspecie,
    tipo_aplicacao: zTipoAplicacao,
    nota_maxima: zAvaliacaoNota,
    solicitar_idioma: z.boolean(),
    instrucoes: zAvaliacaoInstrucoes,
    embaralhar: z.boolean(),
    responde_apos_entrega: z.nullable(z.boolean()),
    ciclo_id: zId,
    ciclo: zCiclo,
    serie_id: zIdNulo,
    serie_nome: zTextoNulo,
    autor_nome: z.nullable(z.string().check(z.maxLength(200))),
    minha: z.boolean(),
    situacao: zAvaliacaoSituacao,
    fase: zAvaliacaoFase,
    pode: zAvaliacaoPode,
    fuso_horario: zFusoHorario,
    rascunho_id: z.nullable(z.uuid().check(z.maxLength(36))),
    copiada_de: zIdNulo,
    publicada_em: zInstanteNulo,
    cancelada_em: zInstanteNulo,
    motivo_cancelamento: zTextoNulo,
    dias: z.array(zAvaliacaoDiaGestao).check(z.maxLength(99)),
    turmas: z.array(zAvaliacaoTurmaGestao).check(z.maxLength(200)),
    versao: zVersaoRegistro
}))();

/**
 * All classes of the exam within reach and their windows; one that is left out is taken away. Times on the clock of the school.
 */
export const zAvaliacaoTurmasRequest = /* @__PURE__ */ (() => z.object({
    versao: zVersaoRegistro,
    turmas: z.array(zAvaliacaoTurmaRequest).check(z.maxLength(60)),
    duracoes: z.optional(z.array(zAvaliacaoDuracaoDia).check(z.maxLength(5))),
    params: z.optional(zParams)
}))();

export const zAvaliacaoVersaoRequest = /* @__PURE__ */ (() => z.object({
    versao: zVersaoRegistro,
    params: z.optional(zParams)
}))();

export const zConferenciaImportada = /* @__PURE__ */ (() => z.object({
    rascunho_id: zRascunhoId,
    escola_id: zId,
    descricao: z.string().check(z.maxLength(120)),
    versao: zVersaoRegistro,
    editavel: z.boolean(),
    pronta: z.boolean(),
    questoes: zContagem,
    questoes_esperadas: zContagem,
    totais: zConferenciaTotais,
    areas: z.array(zConferenciaArea).check(z.maxLength(10))
}))();

export const zConteudoGestao = /* @__PURE__ */ (() => z.object({
    conteudo_digital_id: zId,
    objeto_conhecimento_id: zId,
    objeto_conhecimento_descricao: zTexto,
    materia_id: zId,
    materia_nome: zTexto,
    tipo: zConteudoTipo,
    descricao: z.string().check(z.maxLength(2000)),
    url: zConteudoUrl,
    plataforma: zTextoNulo,
    ordem: z.int().check(z.gte(-32768), z.lte(32767)),
    qtde_roteiros: zContagem,
    verificacao: z.nullable(z.enum([
        'ok',
        'redireciona',
        'quebrado',
        'recusado'
    ])),
    verificada_em: zInstanteNulo,
    arquivado_em: zInstanteNulo,
    autor_nome: zTextoNulo,
    editavel: z.boolean(),
    versao: zVersaoRegistro
}))();

export const zConteudoLista = /* @__PURE__ */ (() => z.array(zConteudoGestao).check(z.maxLength(50)))();

export const zConteudoRequest = /* @__PURE__ */ (() => z.object({
    objeto_conhecimento_id: zId,
    tipo: zConteudoTipo,
    descricao: zConteudoTitulo,
    url: zConteudoUrlRequest,
    arquivado: z.boolean(),
    versao: zVersaoRegistro,
    params: z.optional(zParams)
}))();

export const zEtiqueta = /* @__PURE__ */ (() => z.object({
    etiqueta_id: zId,
    nome: zQuestaoEtiqueta,
    qtde_questoes: zContagem,
    versao: zVersaoRegistro
}))();

export const zEtiquetaLista = /* @__PURE__ */ (() => z.array(zEtiqueta).check(z.maxLength(1000)))();

export const zEtiquetaRequest = /* @__PURE__ */ (() => z.object({
    etiqueta_id: z.optional(zId),
    nome: zQuestaoEtiqueta,
    versao: z.optional(zVersaoRegistro),
    params: z.optional(zParams)
}))();

export const zGestaoSede = /* @__PURE__ */ (() => z.object({
    sede_id: zId,
    nome: zTexto,
    qtde_turmas: zContagem,
    codigo_inep: zCodigoInepNulo,
    id_externo: zIdExternoNulo,
    arquivada_em: zInstanteNulo,
    versao: zVersaoRegistro
}))();

export const zGestaoSedeLista = /* @__PURE__ */ (() => z.array(zGestaoSede).check(z.maxLength(50)))();

export const zGestaoSerie = /* @__PURE__ */ (() => z.object({
    serie_id: zId,
    nome: zTexto,
    nivel_ordem: z.int().check(z.gte(-32768), z.lte(32767)),
    qtde_turmas: zContagem,
    etapa: zEtapa,
    id_externo: zIdExternoNulo,
    arquivada_em: zInstanteNulo,
    versao: zVersaoRegistro
}))();

export const zGestaoSerieLista = /* @__PURE__ */ (() => z.array(zGestaoSerie).check(z.maxLength(50)))();

export const zHabilidade = /* @__PURE__ */ (() => z.object({
    habilidade_id: zId,
    sistema: zHabilidadeSistema,
    codigo: z.string().check(z.maxLength(60)),
    descricao: z.string().check(z.maxLength(2000)),
    area_codigo: z.nullable(z.string().check(z.maxLength(60))),
    qtde_questoes: zContagem,
    arquivada_em: zInstanteNulo,
    versao: zVersaoRegistro
}))();

export const zHabilidadeLista = /* @__PURE__ */ (() => z.array(zHabilidade).check(z.maxLength(50)))();

export const zHabilidadeRequest = /* @__PURE__ */ (() => z.object({
    habilidade_id: z.optional(zId),
    sistema: zHabilidadeSistema,
    codigo: z.string().check(z.minLength(1), z.maxLength(60), z.regex(/^[^\u0000]*$/)),
    descricao: z.optional(z.string().check(z.maxLength(2000), z.regex(/^[^\u0000]*$/))),
    area_codigo: z.nullish(z.string().check(z.minLength(1), z.maxLength(60), z.regex(/^[^\u0000]*$/))),
    arquivada: z.optional(z.boolean()),
    versao: z.optional(zVersaoRegistro),
    params: z.optional(zParams)
}))();

export const zJuncaoRequest = /* @__PURE__ */ (() => z.object({
    destino_id: zId,
    versao: zVersaoRegistro,
    params: z.optional(zParams)
}))();

export const zMateriaDoBanco = /* @__PURE__ */ (() => z.object({
    materia_id: zId,
    materia_nome: zTexto,
    area_codigo: z.string().check(z.maxLength(60)),
    qtde_questoes: zContagem,
    qtde_objetos: zContagem,
    arquivada_em: zInstanteNulo,
    versao: zVersaoRegistro
}))();

export const zMateriaRequest = /* @__PURE__ */ (() => z.object({
    materia_id: z.optional(zId),
    nome: z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^\u0000]*$/)),
    area_codigo: z.string().check(z.minLength(1), z.maxLength(60), z.regex(/^[^\u0000]*$/)),
    arquivada: z.optional(z.boolean()),
    versao: z.optional(zVersaoRegistro),
    params: z.optional(zParams)
}))();

export const zMateriasDaEscola = /* @__PURE__ */ (() => z.object({
    materias: z.array(zMateriaDoBanco).check(z.maxLength(500)),
    areas: z.array(zAreaDoBanco).check(z.maxLength(100))
}))();

export const zObjetoDoBanco = /* @__PURE__ */ (() => z.object({
    objeto_conhecimento_id: zId,
    materia_id: zId,
    materia_nome: zTexto,
    serie_id: zIdNulo,
    serie_nome: zTextoNulo,
    descricao: zTexto,
    qtde_questoes: zContagem,
    arquivado_em: zInstanteNulo,
    versao: zVersaoRegistro
}))();

export const zObjetoLista = /* @__PURE__ */ (() => z.array(zObjetoDoBanco).check(z.maxLength(50)))();

export const zObjetoRequest = /* @__PURE__ */ (() => z.object({
    objeto_conhecimento_id: z.optional(zId),
    materia_id: zId,
    serie_id: z.optional(zIdNulo),
    descricao: z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^\u0000]*$/)),
    arquivado: z.optional(z.boolean()),
    versao: z.optional(zVersaoRegistro),
    params: z.optional(zParams)
}))();

/**
 * One revision of an essay proposal as its writers see it.
 */
export const zPropostaGestao = /* @__PURE__ */ (() => z.object({
    proposta_redacao_id: zId,
    raiz_id: zId,
    revisao: zQuestaoRevisao,
    substituida_por: zIdNulo,
    codigo: z.string().check(z.maxLength(60)),
    titulo: zTexto,
    descricao: zHtml,
    genero_textual_nome: zTexto,
    min_linhas: zPropostaLinhas,
    max_linhas: zPropostaLinhas,
    textos: z.array(zPropostaTexto).check(z.maxLength(20)),
    ano: zPropostaAno,
    fonte: z.string().check(z.maxLength(500)),
    situacao: zPropostaSituacao,
    rubrica: z.tuple([
        zRedacaoRubrica,
        zRedacaoRubrica,
        zRedacaoRubrica,
        zRedacaoRubrica,
        zRedacaoRubrica
    ]),
    provas: z.array(zPropostaUso).check(z.maxLength(50)),
    usada: z.boolean(),
    editavel: z.boolean(),
    autor_nome: zTextoNulo,
    versao: zVersaoRegistro,
    atualizada_em: zInstanteNulo
}))();

export const zPropostaRequest = /* @__PURE__ */ (() => z.object({
    titulo: z.string().check(z.maxLength(300), z.regex(/^[^\u0000]*$/)),
    descricao: zQuestaoHtmlRequest,
    genero_textual_nome: zPropostaGenero,
    min_linhas: z.int().check(z.gte(1), z.lte(50)),
    max_linhas: z.int().check(z.gte(20), z.lte(50)),
    textos: z.array(zPropostaTextoRequest).check(z.maxLength(6)),
    ano: z.optional(zPropostaAno),
    fonte: z.optional(z.string().check(z.maxLength(300), z.regex(/^[^\u0000]*$/))),
    situacao: zPropostaSituacao,
    params: z.optional(zParams),
    versao: zVersaoRegistro
}))();

export const zPublicacaoRequest = /* @__PURE__ */ (() => z.object({
    versao: zVersaoRegistro,
    avisos_aceitos: z.array(z.string().check(z.minLength(1), z.maxLength(60), z.regex(/^[a-z0-9_]+$/))).check(z.maxLength(100)),
    params: z.optional(zParams)
}))();

/**
 * One revision of a question as its writers see it.
 */
export const zQuestaoGestao = /* @__PURE__ */ (() => z.object({
    banco_questao_id: zId,
    raiz_id: zId,
    revisao: zQuestaoRevisao,
    substituida_por: zIdNulo,
    codigo: zQuestaoCodigo,
    situacao: zQuestaoSituacao,
    tipo: zQuestaoTipo,
    materia_id: zId,
    materia_nome: zTexto,
    objeto_conhecimento_id: zIdNulo,
    objeto_conhecimento_descricao: zTextoNulo,
    habilidades: z.array(zQuestaoHabilidade).check(z.maxLength(20)),
    etiquetas: zQuestaoEtiquetas,
    texto_base: zQuestaoTextoBase,
    enunciado: zHtml,
    alternativas: z.array(zQuestaoAlternativa).check(z.maxLength(5)),
    gabarito: zLetra,
    comentario: zHtml,
    dificuldade: zGestaoQuestaoDificuldade,
    lingua_estrangeira: zLinguaEstrangeiraNula,
    par_id: zIdNulo,
    pontuacao: z.nullable(z.number().check(z.gte(0.01), z.lte(1000))),
    orientacoes: zHtml,
    tri: zQuestaoTri,
    usos: zQuestaoUsos,
    usada: z.boolean(),
    lacrada: zQuestaoLacrada,
    editavel: z.boolean(),
    aprovavel: z.boolean(),
    origem: zTexto,
    versao: zVersaoRegistro,
    autor_nome: zTextoNulo,
    atualizada_em: zInstante
}))();

/**
 * The whole of what may be written; a field that is left out is emptied, codigo and situacao stay.
 */
export const zQuestaoRequest = /* @__PURE__ */ (() => z.object({
    codigo: z.optional(zQuestaoCodigo),
    tipo: zQuestaoTipo,
    materia_id: zId,
    objeto_conhecimento_id: z.optional(zIdNulo),
    habilidades: z.optional(z.array(zId).check(z.maxLength(20))),
    etiquetas: z.optional(z.array(zQuestaoEtiqueta).check(z.maxLength(30))),
    texto_base_id: z.optional(zIdNulo),
    enunciado: zQuestaoHtmlRequest,
    alternativas: z.array(zQuestaoAlternativaRequest).check(z.maxLength(5)),
    gabarito: z.optional(zLetra),
    comentario: z.optional(zQuestaoHtmlRequest),
    dificuldade: z.optional(zGestaoQuestaoDificuldade),
    lingua_estrangeira: z.optional(zLinguaEstrangeiraNula),
    par_id: z.optional(zIdNulo),
    pontuacao: z.nullish(z.number().check(z.gte(0.01), z.lte(1000))),
    orientacoes: z.optional(zQuestaoHtmlRequest),
    aceita_repetida: z.optional(z.boolean()),
    situacao: z.optional(z.enum([
        'rascunho',
        'em_revisao',
        'aprovada'
    ])),
    versao: zVersaoRegistro,
    params: z.optional(zParams)
}))();

export const zQuestaoSituacaoRequest = /* @__PURE__ */ (() => z.object({
    situacao: zQuestaoSituacao,
    comentario: z.optional(z.string().check(z.maxLength(500), z.regex(/^[^\u0000]*$/))),
    versao: zVersaoRegistro,
    params: z.optional(zParams)
}))();

export const zQuestaoTriRequest = /* @__PURE__ */ (() => z.object({
    tri: z.nullable(z.object({
        a: z.number().check(z.gte(0.0001), z.lte(10)),
        b: z.number().check(z.gte(-8), z.lte(8)),
        c: z.number().check(z.gte(0), z.lte(0.9999)),
        origem: z.enum(['INEP', 'arquivo da escola'])
    })),
    versao: zVersaoRegistro,
    params: z.optional(zParams)
}))();

export const zRascunhoAvaliacao = /* @__PURE__ */ (() => z.object({
    rascunho_id: zRascunhoId,
    escola_id: zId,
    documento: zRascunhoDocumento,
    pendencias: z.array(zChecagem).check(z.maxLength(500)),
    questoes: z.array(zRascunhoQuestao).check(z.maxLength(1000)),
    fuso_horario: zFusoHorario,
    liberacao: zLiberacaoModo,
    autor_nome: zGestaoPessoaNome,
    meu: z.boolean(),
    editavel: z.boolean(),
    publicavel_por_mim: z.boolean(),
    avaliacao_conhecimento_id: zIdNulo,
    arquivado_em: zInstanteNulo,
    criado_em: zInstante,
    atualizado_em: zInstante,
    versao: zVersaoRegistro
}))();

/**
 * The whole exam. Only its shape is refused; what is missing comes back as pendencias.
 */
export const zRascunhoAvaliacaoRequest = /* @__PURE__ */ (() => z.object({
    descricao: z.string().check(z.maxLength(120), z.regex(/^[^\u0000]*$/)),
    codigo: zAvaliacaoCodigoNulo,
    ciclo_id: zIdNulo,
    serie_id: zIdNulo,
    especie: zAvaliacaoEspecie,
    tipo_aplicacao: zTipoAplicacao,
    nota_maxima: zAvaliacaoNota,
    solicitar_idioma: z.boolean(),
    instrucoes: zAvaliacaoInstrucoes,
    embaralhar: z.boolean(),
    responde_apos_entrega: z.nullable(z.boolean()),
    dias: z.array(zRascunhoDia).check(z.maxLength(5)),
    turmas: z.array(zRascunhoTurma).check(z.maxLength(60)),
    versao: z.optional(zVersaoRegistro),
    params: z.optional(zParams)
}))();

export const zRascunhoResumo = /* @__PURE__ */ (() => z.object({
    rascunho_id: zRascunhoId,
    descricao: z.string().check(z.maxLength(120)),
    autor_nome: zGestaoPessoaNome,
    meu: z.boolean(),
    serie_nome: zTextoNulo,
    especie: zAvaliacaoEspecie,
    qtde_itens: zContagem,
    qtde_turmas: zContagem,
    qtde_pendencias: zContagem,
    avaliacao_conhecimento_id: zIdNulo,
    arquivado_em: zInstanteNulo,
    atualizado_em: zInstante,
    versao: zVersaoRegistro
}))();

export const zRascunhoLista = /* @__PURE__ */ (() => z.array(zRascunhoResumo).check(z.maxLength(50)))();

export const zSedeRequest = /* @__PURE__ */ (() => z.object({
    sede_id: z.optional(zId),
    nome: z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^\u0000]*$/)),
    codigo_inep: z.optional(zCodigoInepNulo),
    id_externo: z.optional(zIdExternoNulo),
    versao: z.optional(zVersaoRegistro),
    params: z.optional(zParams)
}))();

export const zSerieRequest = /* @__PURE__ */ (() => z.object({
    serie_id: z.optional(zId),
    nome: z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^\u0000]*$/)),
    nivel_ordem: z.int().check(z.gte(1), z.lte(99)),
    etapa: zEtapa,
    id_externo: z.optional(zIdExternoNulo),
    versao: z.optional(zVersaoRegistro),
    params: z.optional(zParams)
}))();

export const zTextoBase = /* @__PURE__ */ (() => z.object({
    texto_base_id: zId,
    titulo: z.string().check(z.maxLength(200)),
    conteudo: zHtml,
    fonte: z.string().check(z.maxLength(500)),
    qtde_questoes: zContagem,
    arquivado_em: zInstanteNulo,
    versao: zVersaoRegistro
}))();

export const zTextoBaseLista = /* @__PURE__ */ (() => z.array(zTextoBase).check(z.maxLength(50)))();

export const zTextoBaseRequest = /* @__PURE__ */ (() => z.object({
    texto_base_id: z.optional(zId),
    titulo: z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^\u0000]*$/)),
    conteudo: zQuestaoHtmlRequest,
    fonte: z.optional(z.string().check(z.maxLength(500), z.regex(/^[^\u0000]*$/))),
    arquivado: z.optional(z.boolean()),
    versao: z.optional(zVersaoRegistro),
    params: z.optional(zParams)
}))();

export const zTextoBaseSalvo = /* @__PURE__ */ (() => z.object({
    texto_base: zTextoBase,
    qtde_mantidas: zContagem
}))();

export const zTurmaDaEscola = /* @__PURE__ */ (() => z.object({
    turma_id: zId,
    codigo: zTurmaCodigo,
    sede_id: zId,
    sede_nome: zTexto,
    serie_id: zId,
    serie_nome: zTexto,
    nivel_ordem: z.int().check(z.gte(-32768), z.lte(32767)),
    turno: zTurno,
    ano: z.int().check(z.gte(0), z.lte(9999)),
    versao_aluno: zVersao,
    qtde_alunos: zContagem,
    qtde_professores: zContagem,
    qtde_materias: zContagem,
    id_externo: zIdExternoNulo,
    arquivada_em: zInstanteNulo,
    versao: zVersaoRegistro
}))();

export const zTurmaDetalhe = /* @__PURE__ */ (() => z.object({
    escola_id: zId,
    escola_nome: zTexto,
    turma: zTurmaDaEscola,
    professores: z.array(zProfessorDaTurma).check(z.maxLength(100)),
    ano_situacao: z.nullable(z.enum([
        'planejado',
        'ativo',
        'encerrado'
    ])),
    qtde_entraram: zContagem,
    qtde_provas: zContagem,
    qtde_em_prova: zContagem
}))();

export const zTurmaRequest = /* @__PURE__ */ (() => z.object({
    turma_id: z.optional(zId),
    codigo: zTurmaCodigo,
    sede_id: zId,
    serie_id: zId,
    turno: zTurmaTurno,
    ano: zAno,
    versao_aluno: zVersao,
    professores: z.optional(z.array(zProfessorDaTurmaRequest).check(z.maxLength(100))),
    id_externo: z.optional(zIdExternoNulo),
    versao: z.optional(zVersaoRegistro),
    params: z.optional(zParams)
}))();

export const zTurmasDaEscola = /* @__PURE__ */ (() => z.object({
    turmas: z.array(zTurmaDaEscola).check(z.maxLength(50)),
    materias: z.array(zMateriaDaEscola).check(z.maxLength(200))
}))();

export const zVerificacao = /* @__PURE__ */ (() => z.object({
    versao: zVersaoRegistro,
    pode_publicar: z.boolean(),
    checagens: z.array(zChecagem).check(z.maxLength(2000))
}))();

/**
 * Subject of the roadmap or plan.
 */
export const zAdaptadaMateriaId = /* @__PURE__ */ (() => zId)();

/**
 * Cycle number; missing means the newest one with data.
 */
export const zAprendizagemCicloQuery = /* @__PURE__ */ (() => zCiclo)();

/**
 * Subject.
 */
export const zAprendizagemMateriaId = /* @__PURE__ */ (() => zId)();

/**
 * Content hash and extension; knowing the name is the permission to read it.
 */
export const zArquivo = /* @__PURE__ */ (() => z.string().check(z.maxLength(80), z.regex(/^[a-f0-9]{32,64}\.(png|jpg|webp|gif)$/)))();

/**
 * Only those that the caller wrote; absent or -1 means all.
 */
export const zAutorQuery = /* @__PURE__ */ (() => z.union([
    z.enum(['eu']),
    zFiltroTodos
]))();

/**
 * Assessment, independent of class.
 */
export const zAvaliacaoConhecimentoId = /* @__PURE__ */ (() => zId)();

/**
 * Question in the question bank.
 */
export const zBancoQuestaoId = /* @__PURE__ */ (() => zId)();

/**
 * Course.
 */
export const zBaseConhecimentoId = /* @__PURE__ */ (() => zId)();

/**
 * Part of a student's name, accents and case ignored, or a whole turma_aluno_id.
 */
export const zBuscaQuery = /* @__PURE__ */ (() => z.string().check(z.maxLength(200), z.regex(/^[^\u0000]*$/)))();

/**
 * Cycle wanted, by id; missing means the current one.
 */
export const zCicloIdQuery = /* @__PURE__ */ (() => zId)();

/**
 * Only those with or without parameters; absent or -1 means all.
 */
export const zComTriQuery = /* @__PURE__ */ (() => z.union([
    z.literal('sim'),
    z.literal('nao'),
    zFiltroTodos
]))();

/**
 * Digital content.
 */
export const zConteudoDigitalId = /* @__PURE__ */ (() => zId)();

/**
 * Only contents of this topic; absent or -1 means all.
 */
export const zConteudoObjetoQuery = /* @__PURE__ */ (() => zFiltroId)();

/**
 * Only contents in this state; absent or -1 means all.
 */
export const zConteudoSituacaoQuery = /* @__PURE__ */ (() => z.union([
    z.literal('ativo'),
    z.literal('arquivado'),
    zFiltroTodos
]))();

/**
 * Only contents of this type; absent or -1 means all.
 */
export const zConteudoTipoQuery = /* @__PURE__ */ (() => z.union([
    zConteudoTipo,
    zFiltroTodos
]))();

/**
 * Only contents whose last check said so; nunca: never checked; absent or -1 means all.
 */
export const zConteudoVerificacaoQuery = /* @__PURE__ */ (() => z.union([
    z.literal('ok'),
    z.literal('redireciona'),
    z.literal('quebrado'),
    z.literal('recusado'),
    z.literal('nunca'),
    zFiltroTodos
]))();

/**
 * Value of Proximo-Cursor of the page before.
 */
export const zCursorQuery = /* @__PURE__ */ (() => z.string().check(z.maxLength(200), z.regex(/^[A-Za-z0-9_-]+$/)))();

/**
 * Last application date, AAAA-MM-DD or DD/MM/AAAA; absent or -1 means all.
 */
export const zDataFimQuery = /* @__PURE__ */ (() => zFiltroDataConsulta)();

/**
 * First application date, AAAA-MM-DD or DD/MM/AAAA; absent or -1 means all.
 */
export const zDataInicioQuery = /* @__PURE__ */ (() => zFiltroDataConsulta)();

/**
 * Birth date; without one the name alone is compared.
 */
export const zDataNascimentoQuery = /* @__PURE__ */ (() => zData)();

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
 * Only questions with this tag (etiqueta_id); absent or -1 means all.
 */
export const zEtiquetaQuery = /* @__PURE__ */ (() => zFiltroId)();

/**
 * Only acts of this kind; absent or -1 means all.
 */
export const zGestaoAcaoQuery = /* @__PURE__ */ (() => z.union([
    z.string().check(z.minLength(1), z.maxLength(60), z.regex(/^[a-z0-9_]+$/)),
    zFiltroTodos
]))();

/**
 * Only what is about this student (turma_aluno_id); absent or -1 means all.
 */
export const zGestaoAlunoQuery = /* @__PURE__ */ (() => zFiltroId)();

/**
 * Only students in this state; absent or -1 means all.
 */
export const zGestaoAlunoSituacaoQuery = /* @__PURE__ */ (() => z.union([
    zAlunoSituacao,
    zFiltroTodos
]))();

/**
 * School year.
 */
export const zGestaoAno = /* @__PURE__ */ (() => zAno)();

/**
 * Only classes of this year; absent or -1 means all.
 */
export const zGestaoAnoQuery = /* @__PURE__ */ (() => zFiltroAno)();

/**
 * True also lists what is archived.
 */
export const zGestaoArquivadasQuery = /* @__PURE__ */ (() => z.boolean())();

/**
 * Only acts of this person; absent or -1 means all.
 */
export const zGestaoAtorQuery = /* @__PURE__ */ (() => zFiltroId)();

/**
 * Only the own ones; absent or -1 means all.
 */
export const zGestaoAutorQuery = /* @__PURE__ */ (() => z.union([
    z.enum(['eu']),
    zFiltroTodos
]))();

/**
 * Only classes of this exam (avaliacao_conhecimento_id); absent or -1 means all.
 */
export const zGestaoAvaliacaoQuery = /* @__PURE__ */ (() => zFiltroId)();

/**
 * Only exams in this state; absent or -1 means all.
 */
export const zGestaoAvaliacaoSituacaoQuery = /* @__PURE__ */ (() => z.union([
    zAvaliacaoSituacao,
    zFiltroTodos
]))();

/**
 * Stable name of the notice, chosen by the staff; what a device has dismissed stays dismissed.
 */
export const zGestaoAvisoId = /* @__PURE__ */ (() => z.string().check(z.minLength(1), z.maxLength(60), z.regex(/^[a-z0-9-]+$/)))();

/**
 * Of mudanca chave; absent, the stored key.
 */
export const zGestaoChaveItemQuery = /* @__PURE__ */ (() => zLetraOpcao)();

/**
 * Only exams of this cycle number; absent or -1 means all.
 */
export const zGestaoCicloQuery = /* @__PURE__ */ (() => zFiltroCiclo)();

/**
 * A record of consent of the student.
 */
export const zGestaoConsentimentoId = /* @__PURE__ */ (() => zId)();

/**
 * Only students in this state; absent or -1 means all.
 */
export const zGestaoConsentimentoSituacaoQuery = /* @__PURE__ */ (() => z.union([
    zConsentimentoSituacao,
    zFiltroTodos
]))();

/**
 * Unmarked or marked ones; -1 means all, missing means a_corrigir.
 */
export const zGestaoCorrigidaQuery = /* @__PURE__ */ (() => z.union([
    z.literal('a_corrigir'),
    z.literal('corrigida'),
    zFiltroTodos
]))();

/**
 * Only courses in this state; absent or -1 means all.
 */
export const zGestaoCursoSituacaoQuery = /* @__PURE__ */ (() => z.union([
    zCursoSituacao,
    zFiltroTodos
]))();

/**
 * Only this day of the exam.
 */
export const zGestaoDiaProvaQuery = /* @__PURE__ */ (() => zDiaProva)();

/**
 * Only questions of this difficulty; absent or -1 means all.
 */
export const zGestaoDificuldadeQuery = /* @__PURE__ */ (() => z.union([
    z.literal('facil'),
    z.literal('medio'),
    z.literal('dificil'),
    zFiltroTodos
]))();

/**
 * Part of the name or of the user name, accents and case ignored.
 */
export const zGestaoEquipeBuscaQuery = /* @__PURE__ */ (() => z.string().check(z.maxLength(200), z.regex(/^[^\u0000]*$/)))();

/**
 * Only accounts of this profile; absent or -1 means all.
 */
export const zGestaoEquipePerfilQuery = /* @__PURE__ */ (() => z.union([
    zMembroPerfil,
    zFiltroTodos
]))();

/**
 * Staff account of the school.
 */
export const zGestaoEquipePessoaId = /* @__PURE__ */ (() => zId)();

/**
 * School.
 */
export const zGestaoEscolaId = /* @__PURE__ */ (() => zId)();

/**
 * School, for profiles that reach several; missing means the own one.
 */
export const zGestaoEscolaQuery = /* @__PURE__ */ (() => zId)();

/**
 * For whom; exactly the id that it names goes along.
 */
export const zGestaoEscopoQuery = /* @__PURE__ */ (() => z.enum([
    'aluno',
    'turma',
    'escola'
]))();

/**
 * Last end planned for the class; missing means the end that is stored.
 */
export const zGestaoFimPrevistoQuery = /* @__PURE__ */ (() => zInstante)();

/**
 * Last day, in the school's zone; absent or -1 means all.
 */
export const zGestaoFimQuery = /* @__PURE__ */ (() => zFiltroData)();

/**
 * The zone that would stand.
 */
export const zGestaoFusoQuery = /* @__PURE__ */ (() => zEscolaFuso)();

/**
 * Only lines that do this; absent or -1 means all.
 */
export const zGestaoImportacaoAcao2 = /* @__PURE__ */ (() => z.union([
    zGestaoImportacaoAcao,
    zFiltroTodos
]))();

/**
 * Published exam of a file of parameters; this or rascunho_id.
 */
export const zGestaoImportacaoAvaliacao = /* @__PURE__ */ (() => zId)();

/**
 * Only lines with a problem at this field; absent or -1 means all.
 */
export const zGestaoImportacaoCampo2 = /* @__PURE__ */ (() => z.union([
    zGestaoImportacaoCampo,
    zFiltroTodos
]))();

/**
 * 1 takes a file again that was applied before.
 */
export const zGestaoImportacaoForcar = /* @__PURE__ */ (() => z.int().check(z.gte(0), z.lte(1)))();

/**
 * File that was handed in.
 */
export const zGestaoImportacaoId2 = /* @__PURE__ */ (() => zGestaoImportacaoId)();

/**
 * What the file is to hold.
 */
export const zGestaoImportacaoModelo = /* @__PURE__ */ (() => z.enum([
    'alunos',
    'equipe',
    'turmas',
    'questoes'
]))();

/**
 * Place of the line among those of the file, from 1.
 */
export const zGestaoImportacaoOrdem = /* @__PURE__ */ (() => z.int().check(z.gte(1), z.lte(1000000)))();

/**
 * Draft of a file of parameters.
 */
export const zGestaoImportacaoRascunho = /* @__PURE__ */ (() => zRascunhoId)();

/**
 * What the file holds.
 */
export const zGestaoImportacaoTipo2 = /* @__PURE__ */ (() => zGestaoImportacaoTipo)();

/**
 * Day of the exam; absent means the first.
 */
export const zGestaoImpressaoDiaQuery = /* @__PURE__ */ (() => zAvaliacaoDia)();

/**
 * Items of this foreign language and those for everybody; absent means both languages.
 */
export const zGestaoImpressaoLinguaQuery = /* @__PURE__ */ (() => zLinguaEstrangeira)();

/**
 * Version; absent means A, in the order of the exam.
 */
export const zGestaoImpressaoModeloQuery = /* @__PURE__ */ (() => zImpressaoModelo)();

/**
 * caderno: texts and options; folha: the students of a class, for answer sheets and the list of who came; gabarito: the keys.
 */
export const zGestaoImpressaoTipoQuery = /* @__PURE__ */ (() => zImpressaoTipo)();

/**
 * The class whose paper it is; needed by folha.
 */
export const zGestaoImpressaoTurmaQuery = /* @__PURE__ */ (() => zId)();

/**
 * Count open roadmaps too.
 */
export const zGestaoIncluiRoteirosQuery = /* @__PURE__ */ (() => z.boolean())();

/**
 * First day, in the school's zone; absent or -1 means all.
 */
export const zGestaoInicioQuery = /* @__PURE__ */ (() => zFiltroData)();

/**
 * End of the disturbance.
 */
export const zGestaoIntervaloFimQuery = /* @__PURE__ */ (() => zInstante)();

/**
 * Start of the disturbance; absent means what is open now.
 */
export const zGestaoIntervaloInicioQuery = /* @__PURE__ */ (() => zInstante)();

/**
 * Item of the exam.
 */
export const zGestaoItemId = /* @__PURE__ */ (() => zId)();

/**
 * The user name to try.
 */
export const zGestaoLoginQuery = /* @__PURE__ */ (() => z.string().check(z.minLength(1), z.maxLength(300), z.regex(/^[^\u0000]*$/)))();

/**
 * Only this subject; absent or -1 means all.
 */
export const zGestaoMateriaQuery = /* @__PURE__ */ (() => zFiltroId)();

/**
 * Time that would be added.
 */
export const zGestaoMinutosQuery = /* @__PURE__ */ (() => z.int().check(z.gte(1), z.lte(10080)))();

/**
 * What would be done with the item.
 */
export const zGestaoMudancaItemQuery = /* @__PURE__ */ (() => zMudancaItemProva)();

/**
 * Topic.
 */
export const zGestaoObjetoId = /* @__PURE__ */ (() => zId)();

/**
 * Day of the draft.
 */
export const zGestaoPreviaDiaQuery = /* @__PURE__ */ (() => zAvaliacaoDia)();

/**
 * Language that the student chose; absent means not chosen yet.
 */
export const zGestaoPreviaLinguaQuery = /* @__PURE__ */ (() => zLinguaEstrangeira)();

/**
 * Student experience.
 */
export const zGestaoPreviaVersaoQuery = /* @__PURE__ */ (() => zVersao)();

/**
 * Revision of an essay proposal.
 */
export const zGestaoPropostaId = /* @__PURE__ */ (() => zId)();

/**
 * Extension, as createProrrogacao answered it.
 */
export const zGestaoProrrogacaoId = /* @__PURE__ */ (() => zId)();

/**
 * Only exams in this state; absent or -1 means all.
 */
export const zGestaoProvaSituacaoQuery = /* @__PURE__ */ (() => z.union([
    zGestaoProvaSituacao,
    zFiltroTodos
]))();

/**
 * Archived and published drafts too.
 */
export const zGestaoRascunhoArquivadosQuery = /* @__PURE__ */ (() => z.boolean())();

/**
 * Part of the name of the draft or of its author, accents and case ignored.
 */
export const zGestaoRascunhoBuscaQuery = /* @__PURE__ */ (() => z.string().check(z.maxLength(200), z.regex(/^[^\u0000]*$/)))();

/**
 * Draft of an exam.
 */
export const zGestaoRascunhoId = /* @__PURE__ */ (() => zRascunhoId)();

/**
 * Essay.
 */
export const zGestaoRedacaoId = /* @__PURE__ */ (() => zId)();

/**
 * Only essays in this state; -1 means all, missing those the caller can mark now.
 */
export const zGestaoRedacaoSituacaoQuery = /* @__PURE__ */ (() => z.union([
    zGestaoRedacaoSituacao,
    zFiltroTodos
]))();

/**
 * Text answer.
 */
export const zGestaoRespostaId = /* @__PURE__ */ (() => zId)();

/**
 * Only this answer, as it stands now; absent or -1 means all.
 */
export const zGestaoRespostaQuery = /* @__PURE__ */ (() => zFiltroId)();

/**
 * Campus.
 */
export const zGestaoSedeId = /* @__PURE__ */ (() => zId)();

/**
 * Only accounts that may sign in and did not use it for 90 days, since they were made; absent or -1 means all.
 */
export const zGestaoSemAcessoQuery = /* @__PURE__ */ (() => z.union([
    z.enum(['90_dias']),
    zFiltroTodos
]))();

/**
 * Grade.
 */
export const zGestaoSerieId = /* @__PURE__ */ (() => zId)();

/**
 * Only exams of this grade; absent or -1 means all.
 */
export const zGestaoSerieQuery = /* @__PURE__ */ (() => zFiltroId)();

/**
 * Part of the text, accents and case ignored, or a whole id or code.
 */
export const zGestaoTextoQuery = /* @__PURE__ */ (() => z.string().check(z.maxLength(200), z.regex(/^[^\u0000]*$/)))();

/**
 * Enrolment of the student the act is about; the query parameter of the same name stays the session's own.
 */
export const zGestaoTurmaAlunoId = /* @__PURE__ */ (() => zId)();

/**
 * Only this exam of one class; absent or -1 means all.
 */
export const zGestaoTurmaAvaliacaoQuery = /* @__PURE__ */ (() => zFiltroId)();

/**
 * Class.
 */
export const zGestaoTurmaId = /* @__PURE__ */ (() => zId)();

/**
 * Only this class; absent or -1 means all.
 */
export const zGestaoTurmaQuery = /* @__PURE__ */ (() => zFiltroId)();

/**
 * Only questions that ask for this skill (habilidade_id); absent or -1 means all.
 */
export const zHabilidadeQuery = /* @__PURE__ */ (() => zFiltroId)();

/**
 * Question in the question bank (banco_questao_id).
 */
export const zId2 = /* @__PURE__ */ (() => zId)();

/**
 * Additive. The same key within 24 h gives the same answer and acts once; with another body it is refused. Every write takes it but those marked x-sem-chave; our clients send it with those marked x-com-chave.
 */
export const zIdempotencyKey = /* @__PURE__ */ (() => z.string().check(z.minLength(8), z.maxLength(100), z.regex(/^[A-Za-z0-9_-]+$/)))();

/**
 * The ETag that the caller has.
 */
export const zIfNoneMatch = /* @__PURE__ */ (() => z.string().check(z.maxLength(1000)))();

/**
 * Only questions in this language; absent or -1 means all.
 */
export const zLinguaQuery = /* @__PURE__ */ (() => z.union([
    zLinguaEstrangeira,
    zFiltroTodosNumero
]))();

/**
 * Only exams with this subject; absent or -1 means all.
 */
export const zMateriaIdQuery = /* @__PURE__ */ (() => zFiltroId)();

/**
 * Name of the file, as the person who chose it sees it. What the file is is read from its bytes.
 */
export const zNomeArquivo = /* @__PURE__ */ (() => z.string().check(z.minLength(1), z.maxLength(255), z.regex(/^[^\u0000-\/\\]+$/)))();

/**
 * The whole name as typed.
 */
export const zNomeQuery = /* @__PURE__ */ (() => z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^\u0000]*$/)))();

/**
 * Knowledge object, which is one phase of the subject.
 */
export const zObjetoConhecimentoId = /* @__PURE__ */ (() => zId)();

/**
 * Only this topic; absent or -1 means all.
 */
export const zObjetoQuery = /* @__PURE__ */ (() => zFiltroId)();

/**
 * Only questions with exactly this origem; absent or -1 means all.
 */
export const zOrigemQuery = /* @__PURE__ */ (() => z.string().check(z.minLength(1), z.maxLength(500), z.regex(/^[^\u0000]*$/)))();

/**
 * Only those that the caller wrote; absent or -1 means all.
 */
export const zPropostaAutorQuery = /* @__PURE__ */ (() => z.union([
    z.enum(['eu']),
    zFiltroTodos
]))();

/**
 * Only proposals of this genre; absent or -1 means all.
 */
export const zPropostaGeneroQuery = /* @__PURE__ */ (() => z.union([
    zPropostaGenero,
    zFiltroTodos
]))();

/**
 * Essay proposal of the exam day.
 */
export const zPropostaRedacaoId = /* @__PURE__ */ (() => zId)();

/**
 * Only proposals in this state; absent or -1 means all.
 */
export const zPropostaSituacaoQuery = /* @__PURE__ */ (() => z.union([
    zPropostaSituacao,
    zFiltroTodos
]))();

/**
 * sim: an exam has a revision of it; nunca: none; absent or -1 means all.
 */
export const zPropostaUsadaQuery = /* @__PURE__ */ (() => z.union([
    z.literal('nunca'),
    z.literal('sim'),
    zFiltroTodos
]))();

/**
 * The whole grade of the school, or the student's own class; missing means serie.
 */
export const zRankingEscopoQuery = /* @__PURE__ */ (() => z.enum(['serie', 'turma']))();

/**
 * Stars of this subject only; absent or -1 means all of them.
 */
export const zRankingMateriaQuery = /* @__PURE__ */ (() => zFiltroId)();

/**
 * lista: podium and list; tabela: the first three and three rows on each side of the student. Missing means lista.
 */
export const zRankingVisaoQuery = /* @__PURE__ */ (() => z.enum(['lista', 'tabela']))();

/**
 * Subject of the roadmap.
 */
export const zRoteiroMateriaId = /* @__PURE__ */ (() => zId)();

/**
 * turma_avaliacao_roteiro_estudo_id of the item in a roadmap, turma_avaliacao_lista_adaptada_id in an action plan.
 */
export const zRoteiroOuListaId = /* @__PURE__ */ (() => zId)();

/**
 * Roadmap. Ids begin above 1000, so 1 or 2 means the open roadmap of that tipo and subject.
 */
export const zRoteiroTrilhaId = /* @__PURE__ */ (() => zId)();

/**
 * Cycle number (ciclo_numero_referencia); absent or -1 means all.
 */
export const zSeasonQuery = /* @__PURE__ */ (() => zFiltroCiclo)();

/**
 * Only classes of the campus with this name; absent or -1 means all.
 */
export const zSedeQuery = /* @__PURE__ */ (() => z.string().check(z.maxLength(200), z.regex(/^[^\u0000]*$/)))();

/**
 * Only classes of the grade with this name; absent or -1 means all.
 */
export const zSerieQuery = /* @__PURE__ */ (() => z.string().check(z.maxLength(200), z.regex(/^[^\u0000]*$/)))();

/**
 * Only skills of this system; absent or -1 means all.
 */
export const zSistemaQuery = /* @__PURE__ */ (() => z.union([
    zHabilidadeSistema,
    zFiltroTodos
]))();

/**
 * Only questions in this state; absent or -1 means all.
 */
export const zSituacaoQuery = /* @__PURE__ */ (() => z.union([
    zQuestaoSituacao,
    zFiltroTodos
]))();

/**
 * Study roadmap or action plan, in any of four spellings; roteiro_estudos and plano_acoes are the ones to use in addresses.
 */
export const zTipo = /* @__PURE__ */ (() => zTipoSegmento)();

/**
 * The same as tipo, under the name that the Boss calls give it.
 */
export const zTipoAvaliacao2 = /* @__PURE__ */ (() => zTipoSegmento)();

/**
 * Only questions of this type; absent or -1 means all.
 */
export const zTipoQuery = /* @__PURE__ */ (() => z.union([
    zQuestaoTipo,
    zFiltroTodos
]))();

/**
 * Cycle number; absent or -1 means all.
 */
export const zTrilhaCicloQuery = /* @__PURE__ */ (() => zFiltroCiclo)();

/**
 * Phase of a roadmap of the student.
 */
export const zTrilhaFaseId = /* @__PURE__ */ (() => zId)();

/**
 * Only this subject; absent or -1 means all.
 */
export const zTrilhaMateriaQuery = /* @__PURE__ */ (() => zFiltroId)();

/**
 * Student enrolment the call is about. It only selects among those the session may use; missing means the session's own.
 */
export const zTurmaAlunoId = /* @__PURE__ */ (() => zId)();

/**
 * Assessment as applied to one class.
 */
export const zTurmaAvaliacaoId = /* @__PURE__ */ (() => zId)();

/**
 * Only this class (turma_id); absent or -1 means all.
 */
export const zTurmaQuery = /* @__PURE__ */ (() => zFiltroId)();

/**
 * nunca: no exam, roadmap or Boss has it; sim: one has; nesta_turma and nao_nesta_turma: an exam or a roadmap of the class turma_id, or none; absent or -1 means all.
 */
export const zUsadaQuery = /* @__PURE__ */ (() => z.union([
    z.literal('nunca'),
    z.literal('sim'),
    z.literal('nesta_turma'),
    z.literal('nao_nesta_turma'),
    zFiltroTodos
]))();

/**
 * The class that usada speaks of; absent or -1 means none.
 */
export const zUsadaTurmaQuery = /* @__PURE__ */ (() => zFiltroId)();

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
 * The questions.
 */
export const zGetProvaQuestoesV1Response = /* @__PURE__ */ (() => zProvaQuestoes)();

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
 * The goal, and how far the week has come.
 */
export const zSaveMetaSemanaResponse = /* @__PURE__ */ (() => zMetaSemana)();

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
 * It waits.
 */
export const zGetInstalacaoResponse = /* @__PURE__ */ (() => zInstalacao)();

/**
 * Signed in.
 */
export const zCreateInstalacaoResponse = /* @__PURE__ */ (() => zAutorizacao)();

/**
 * Signed in.
 */
export const zLoginSegundaEtapaResponse = /* @__PURE__ */ (() => zAutorizacao)();

/**
 * Its state.
 */
export const zGetDuasEtapasResponse = /* @__PURE__ */ (() => zDuasEtapas)();

/**
 * The key.
 */
export const zCreateDuasEtapasResponse = /* @__PURE__ */ (() => zDuasEtapasInicio)();

/**
 * Set up.
 */
export const zValidateDuasEtapasResponse = /* @__PURE__ */ (() => zCodigosRecuperacao)();

/**
 * The new codes, told once.
 */
export const zResetCodigosRecuperacaoResponse = /* @__PURE__ */ (() => zCodigosRecuperacao)();

/**
 * Removed.
 */
export const zCloseDuasEtapasResponse = /* @__PURE__ */ (() => zMensagem)();

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
 * The questions.
 */
export const zGetProvaQuestoesResponse = /* @__PURE__ */ (() => zProvaQuestoes)();

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

/**
 * The home.
 */
export const zGetHomeResponse = /* @__PURE__ */ (() => zHome)();

/**
 * The ranking.
 */
export const zGetHomeRankingResponse = /* @__PURE__ */ (() => zRankingEstrelas)();

/**
 * Open roadmaps by end; none is an empty list.
 */
export const zListRoteiroEstudosResponse = /* @__PURE__ */ (() => zRoteiroLista)();

/**
 * Recorded.
 */
export const zCreateVisualizacaoConteudoResponse = /* @__PURE__ */ (() => zRoteiroVisualizacao)();

/**
 * The phase.
 */
export const zGetRoteiroFaseResponse = /* @__PURE__ */ (() => zRoteiroFase)();

/**
 * What stands.
 */
export const zSaveRespostaQuizResponse = /* @__PURE__ */ (() => zRoteiroQuiz)();

/**
 * The roadmap.
 */
export const zGetRoteiroMateriaResponse = /* @__PURE__ */ (() => zRoteiroMateria)();

/**
 * Judged, with the item that comes next.
 */
export const zSaveRoteiroRespostaResponse = /* @__PURE__ */ (() => zRoteiroResposta)();

/**
 * The filters.
 */
export const zGetTrilhaFiltrosResponse = /* @__PURE__ */ (() => zTrilhaFiltros)();

/**
 * The roadmaps; none is an empty list.
 */
export const zListTrilhasEncerradasResponse = /* @__PURE__ */ (() => zTrilhaBusca)();

/**
 * Done.
 */
export const zResetTrilhaResponse = /* @__PURE__ */ (() => zMensagem)();

/**
 * The course.
 */
export const zGetBaseConhecimentoResponse = /* @__PURE__ */ (() => zBaseConhecimento)();

/**
 * What is stored.
 */
export const zChangeBaseConhecimentoResponse = /* @__PURE__ */ (() => zBaseConhecimento)();

/**
 * What is stored.
 */
export const zSaveBaseConhecimentoResponse = /* @__PURE__ */ (() => zBaseConhecimento)();

/**
 * What is stored.
 */
export const zUpdateBaseConhecimentoResponse = /* @__PURE__ */ (() => zBaseConhecimento)();

/**
 * The subjects.
 */
export const zListAprendizagemResponse = /* @__PURE__ */ (() => zAprendizagemLista)();

/**
 * The chapters.
 */
export const zGetAprendizagemResponse = /* @__PURE__ */ (() => zAprendizagem)();

/**
 * What stands.
 */
export const zSetAprendizagemConcordanciaResponse = /* @__PURE__ */ (() => zAprendizagemConcordancia)();

/**
 * The new passwords; they are not told again.
 */
export const zResetSenhasTurmaResponse = /* @__PURE__ */ (() => zSenhasTurma)();

/**
 * The switches.
 */
export const zGetTurmaOpcoesResponse = /* @__PURE__ */ (() => zTurmaOpcoes)();

/**
 * What stands.
 */
export const zSetTurmaOpcoesResponse = /* @__PURE__ */ (() => zTurmaOpcoes)();

/**
 * Classes by school, campus, grade order and code.
 */
export const zListGestaoTurmasResponse = /* @__PURE__ */ (() => zGestaoTurmaResumoLista)();

/**
 * The slips by name; none where nobody needs one.
 */
export const zCreateFichasResponse = /* @__PURE__ */ (() => zFichas)();

/**
 * By name.
 */
export const zListTurmaSaidasResponse = /* @__PURE__ */ (() => zTurmaSaidaLista)();

/**
 * Everybody in the class, by name.
 */
export const zListAcomodacoesTurmaResponse = /* @__PURE__ */ (() => zAcomodacaoTurmaLista)();

/**
 * At most five, the newest enrolment of each.
 */
export const zListAlunosParecidosResponse = /* @__PURE__ */ (() => zAlunoParecidoLista)();

/**
 * Entered.
 */
export const zCreateAlunoGestaoResponse = /* @__PURE__ */ (() => zAlunoNovo)();

/**
 * What stands.
 */
export const zGetAlunoCadastroResponse = /* @__PURE__ */ (() => zAlunoCadastro)();

/**
 * What stands.
 */
export const zSaveAlunoCadastroResponse = /* @__PURE__ */ (() => zAlunoCadastro)();

/**
 * The enrolment that stands now.
 */
export const zCreateMovimentacaoResponse = /* @__PURE__ */ (() => zMovimentacao)();

/**
 * What stands.
 */
export const zGetTurmaResponse = /* @__PURE__ */ (() => zTurmaDetalhe)();

/**
 * The student.
 */
export const zGetGestaoAlunoResponse = /* @__PURE__ */ (() => zGestaoAlunoDetalhe)();

/**
 * The file.
 */
export const zCreateExportacaoAlunoResponse = /* @__PURE__ */ (() => zExportacaoAluno)();

/**
 * Erased.
 */
export const zCreateAnonimizacaoAlunoResponse = /* @__PURE__ */ (() => zAnonimizacaoAluno)();

/**
 * Taken away, also when there was none.
 */
export const zResetNomeSocialResponse = /* @__PURE__ */ (() => zMensagem)();

/**
 * Ended, also when there was none.
 */
export const zSetBloqueioAlunoResponse = /* @__PURE__ */ (() => zMensagem)();

/**
 * What stands.
 */
export const zSetRankingAlunoResponse = /* @__PURE__ */ (() => zRankingAluno)();

/**
 * What stands.
 */
export const zGetAcomodacaoAlunoResponse = /* @__PURE__ */ (() => zAcomodacao)();

/**
 * What stands.
 */
export const zSetAcomodacaoAlunoResponse = /* @__PURE__ */ (() => zAcomodacao)();

/**
 * Granted.
 */
export const zCreateTentativaBossResponse = /* @__PURE__ */ (() => zTentativaBoss)();

/**
 * One page.
 */
export const zListAuditoriaResponse = /* @__PURE__ */ (() => zAuditoriaPagina)();

/**
 * One page.
 */
export const zListCursosResponse = /* @__PURE__ */ (() => zGestaoCursoLista)();

/**
 * An empty draft.
 */
export const zCreateCursoResponse = /* @__PURE__ */ (() => zGestaoCurso)();

/**
 * What stands.
 */
export const zSetCursoPublicacaoResponse = /* @__PURE__ */ (() => zGestaoCurso)();

/**
 * The contents.
 */
export const zListCursoConteudosResponse = /* @__PURE__ */ (() => zCursoConteudoLista)();

/**
 * Its address.
 */
export const zCreateMidiaResponse = /* @__PURE__ */ (() => zMidiaEnviada)();

/**
 * Its address, and what was kept.
 */
export const zCreateMidiaArquivoResponse = /* @__PURE__ */ (() => zMidiaArquivo)();

/**
 * The first 50 that fit.
 */
export const zListObjetosSemCursoResponse = /* @__PURE__ */ (() => zObjetoSemCursoLista)();

/**
 * One page.
 */
export const zListQuestoesResponse = /* @__PURE__ */ (() => zGestaoQuestaoLista)();

/**
 * What stands.
 */
export const zCreateQuestaoResponse = /* @__PURE__ */ (() => zQuestaoGestao)();

/**
 * Uses and figures.
 */
export const zGetQuestaoEstatisticasResponse = /* @__PURE__ */ (() => zQuestaoEstatisticas)();

/**
 * The file.
 */
export const zCreateExportacaoQuestoesResponse = /* @__PURE__ */ (() => z.string())();

/**
 * What came of each.
 */
export const zCreateQuestaoLoteResponse = /* @__PURE__ */ (() => zQuestaoLote)();

/**
 * What stands.
 */
export const zGetQuestaoGestaoResponse = /* @__PURE__ */ (() => zQuestaoGestao)();

/**
 * What stands.
 */
export const zSaveQuestaoResponse = /* @__PURE__ */ (() => zQuestaoGestao)();

/**
 * All revisions.
 */
export const zListQuestaoHistoricoResponse = /* @__PURE__ */ (() => zQuestaoHistorico)();

/**
 * What stands.
 */
export const zListQuestaoUsosResponse = /* @__PURE__ */ (() => zQuestaoUsoLista)();

/**
 * What stands.
 */
export const zSetQuestaoSituacaoResponse = /* @__PURE__ */ (() => zQuestaoGestao)();

/**
 * What stands.
 */
export const zCreateQuestaoCopiaResponse = /* @__PURE__ */ (() => zQuestaoGestao)();

/**
 * What stands.
 */
export const zSetQuestaoTriResponse = /* @__PURE__ */ (() => zQuestaoGestao)();

/**
 * One page.
 */
export const zListPropostasResponse = /* @__PURE__ */ (() => zPropostaLista)();

/**
 * What stands.
 */
export const zCreatePropostaResponse = /* @__PURE__ */ (() => zPropostaGestao)();

/**
 * What stands.
 */
export const zGetPropostaResponse = /* @__PURE__ */ (() => zPropostaGestao)();

/**
 * The revision that holds now.
 */
export const zSavePropostaResponse = /* @__PURE__ */ (() => zPropostaGestao)();

/**
 * What stands.
 */
export const zCreatePropostaCopiaResponse = /* @__PURE__ */ (() => zPropostaGestao)();

/**
 * One page.
 */
export const zListConteudosResponse = /* @__PURE__ */ (() => zConteudoLista)();

/**
 * What stands.
 */
export const zCreateConteudoResponse = /* @__PURE__ */ (() => zConteudoGestao)();

/**
 * What stands.
 */
export const zSetConteudoOrdemResponse = /* @__PURE__ */ (() => zConteudoOrdem)();

/**
 * What stands.
 */
export const zGetConteudoResponse = /* @__PURE__ */ (() => zConteudoGestao)();

/**
 * What stands.
 */
export const zSaveConteudoResponse = /* @__PURE__ */ (() => zConteudoGestao)();

/**
 * What stands.
 */
export const zCreateConteudoVerificacaoResponse = /* @__PURE__ */ (() => zConteudoGestao)();

/**
 * One page.
 */
export const zListTextosBaseResponse = /* @__PURE__ */ (() => zTextoBaseLista)();

/**
 * What stands.
 */
export const zSaveTextoBaseResponse = /* @__PURE__ */ (() => zTextoBaseSalvo)();

/**
 * One page.
 */
export const zListHabilidadesResponse = /* @__PURE__ */ (() => zHabilidadeLista)();

/**
 * What stands.
 */
export const zSaveHabilidadeResponse = /* @__PURE__ */ (() => zHabilidade)();

/**
 * What stands.
 */
export const zListEtiquetasResponse = /* @__PURE__ */ (() => zEtiquetaLista)();

/**
 * What stands.
 */
export const zSaveEtiquetaResponse = /* @__PURE__ */ (() => zEtiqueta)();

/**
 * What stands.
 */
export const zListMateriasResponse = /* @__PURE__ */ (() => zMateriasDaEscola)();

/**
 * What stands.
 */
export const zSaveMateriaResponse = /* @__PURE__ */ (() => zMateriaDoBanco)();

/**
 * One page.
 */
export const zListObjetosConhecimentoResponse = /* @__PURE__ */ (() => zObjetoLista)();

/**
 * What stands.
 */
export const zSaveObjetoConhecimentoResponse = /* @__PURE__ */ (() => zObjetoDoBanco)();

/**
 * What stands.
 */
export const zGetPreviaJuncaoResponse = /* @__PURE__ */ (() => zJuncaoPrevia)();

/**
 * The other topic.
 */
export const zCreateJuncaoObjetoResponse = /* @__PURE__ */ (() => zObjetoDoBanco)();

/**
 * By name.
 */
export const zListEscolasResponse = /* @__PURE__ */ (() => zGestaoEscolaLista)();

/**
 * One page, and how many there are of each state.
 */
export const zListConsentimentosResponse = /* @__PURE__ */ (() => zConsentimentoPagina)();

/**
 * What stands for the student.
 */
export const zGetConsentimentosAlunoResponse = /* @__PURE__ */ (() => zConsentimentoAluno)();

/**
 * What stands for the student.
 */
export const zCreateConsentimentoResponse = /* @__PURE__ */ (() => zConsentimentoAluno)();

/**
 * What stands for the student.
 */
export const zCloseConsentimentoResponse = /* @__PURE__ */ (() => zConsentimentoAluno)();

/**
 * What stands for the student.
 */
export const zSetBaseLegalAlunoResponse = /* @__PURE__ */ (() => zConsentimentoAluno)();

/**
 * One page.
 */
export const zListEquipeResponse = /* @__PURE__ */ (() => zGestaoEquipeLista)();

/**
 * The account, and what opens it.
 */
export const zCreateMembroEquipeResponse = /* @__PURE__ */ (() => zMembroEquipeCriado)();

/**
 * How the name stands now.
 */
export const zGetLoginLivreResponse = /* @__PURE__ */ (() => zLoginLivre)();

/**
 * Counts of the whole list.
 */
export const zGetEquipeResumoResponse = /* @__PURE__ */ (() => zEquipeResumo)();

/**
 * What stands, also when nothing had to change.
 */
export const zSaveMembroEquipeResponse = /* @__PURE__ */ (() => zGestaoEquipePessoa)();

/**
 * What stands, also when nothing had to change.
 */
export const zSetMembroSituacaoResponse = /* @__PURE__ */ (() => zMembroSituacao)();

/**
 * The new password; it is not told again.
 */
export const zResetSenhaMembroResponse = /* @__PURE__ */ (() => zMembroSenha)();

/**
 * Reset, also when there was none.
 */
export const zResetDuasEtapasResponse = /* @__PURE__ */ (() => zMensagem)();

/**
 * One page.
 */
export const zListSedesResponse = /* @__PURE__ */ (() => zGestaoSedeLista)();

/**
 * What stands.
 */
export const zSaveSedeResponse = /* @__PURE__ */ (() => zGestaoSede)();

/**
 * One page.
 */
export const zListSeriesResponse = /* @__PURE__ */ (() => zGestaoSerieLista)();

/**
 * What stands.
 */
export const zSaveSerieResponse = /* @__PURE__ */ (() => zGestaoSerie)();

/**
 * The steps.
 */
export const zGetPrimeirosPassosResponse = /* @__PURE__ */ (() => zPrimeirosPassos)();

/**
 * What stands.
 */
export const zSetSedeArquivamentoResponse = /* @__PURE__ */ (() => zGestaoSede)();

/**
 * How many were made.
 */
export const zCreateSeriesPadraoResponse = /* @__PURE__ */ (() => zSeriesPadrao)();

/**
 * What stands.
 */
export const zSetSerieArquivamentoResponse = /* @__PURE__ */ (() => zGestaoSerie)();

/**
 * What stands.
 */
export const zListAnosLetivosResponse = /* @__PURE__ */ (() => zAnoLetivoLista)();

/**
 * What stands.
 */
export const zGetAnoLetivoResponse = /* @__PURE__ */ (() => zAnoLetivo)();

/**
 * What stands.
 */
export const zSaveAnoLetivoResponse = /* @__PURE__ */ (() => zAnoLetivo)();

/**
 * One page.
 */
export const zListTurmasResponse = /* @__PURE__ */ (() => zTurmasDaEscola)();

/**
 * What stands.
 */
export const zSaveTurmaResponse = /* @__PURE__ */ (() => zTurmaDetalhe)();

/**
 * Each code with its class.
 */
export const zCreateTurmasResponse = /* @__PURE__ */ (() => zTurmasCriadas)();

/**
 * What stands.
 */
export const zSetTurmaArquivamentoResponse = /* @__PURE__ */ (() => zTurmaDetalhe)();

/**
 * The settings.
 */
export const zGetConfiguracaoEscolaResponse = /* @__PURE__ */ (() => zConfiguracaoEscola)();

/**
 * What stands.
 */
export const zUpdateConfiguracaoEscolaResponse = /* @__PURE__ */ (() => zConfiguracaoEscola)();

/**
 * What would move.
 */
export const zGetPreviaFusoResponse = /* @__PURE__ */ (() => zPreviaFuso)();

/**
 * What stands.
 */
export const zGetManutencaoEscolaResponse = /* @__PURE__ */ (() => zEscolaManutencao)();

/**
 * What stands.
 */
export const zSetManutencaoEscolaResponse = /* @__PURE__ */ (() => zEscolaManutencao)();

/**
 * Newest first, at most 50.
 */
export const zListGestaoAvisosResponse = /* @__PURE__ */ (() => zAvisoLista)();

/**
 * What stands.
 */
export const zSaveGestaoAvisoResponse = /* @__PURE__ */ (() => zAviso)();

/**
 * One page with the summary.
 */
export const zListPesquisaRespostasResponse = /* @__PURE__ */ (() => zPesquisaRespostas)();

/**
 * One page.
 */
export const zListImportacoesResponse = /* @__PURE__ */ (() => z.array(zGestaoImportacaoResumida).check(z.maxLength(50)))();

/**
 * It is kept, and its lines are being judged.
 */
export const zCreateImportacaoResponse = /* @__PURE__ */ (() => zGestaoImportacaoAceita)();

/**
 * It is kept, and its lines are being judged.
 */
export const zCreateImportacaoExemploResponse = /* @__PURE__ */ (() => zGestaoImportacaoAceita)();

/**
 * The file.
 */
export const zGetImportacaoResponse = /* @__PURE__ */ (() => zGestaoImportacao)();

/**
 * One page.
 */
export const zListImportacaoLinhasResponse = /* @__PURE__ */ (() => z.array(zGestaoImportacaoLinha).check(z.maxLength(50)))();

/**
 * The line and the counts as they are now.
 */
export const zSaveImportacaoLinhaResponse = /* @__PURE__ */ (() => zGestaoImportacaoLinhaSalva)();

/**
 * The question.
 */
export const zGetImportacaoLinhaPreviaResponse = /* @__PURE__ */ (() => zGestaoImportacaoPrevia)();

/**
 * Its lines are being judged again.
 */
export const zSetImportacaoMapeamentoResponse = /* @__PURE__ */ (() => zGestaoImportacaoAceita)();

/**
 * It is being done.
 */
export const zApplyImportacaoResponse = /* @__PURE__ */ (() => zGestaoImportacaoAceita)();

/**
 * It is being taken back.
 */
export const zUndoImportacaoResponse = /* @__PURE__ */ (() => zGestaoImportacaoAceita)();

/**
 * The day.
 */
export const zGetGestaoHojeResponse = /* @__PURE__ */ (() => zGestaoHoje)();

/**
 * One page.
 */
export const zListGestaoProvasResponse = /* @__PURE__ */ (() => zGestaoProvaLista)();

/**
 * What moved.
 */
export const zCreateProrrogacaoResponse = /* @__PURE__ */ (() => zProrrogacao)();

/**
 * The extension as it stands, with desfeita_em.
 */
export const zUndoProrrogacaoResponse = /* @__PURE__ */ (() => zProrrogacao)();

/**
 * What would move.
 */
export const zGetPreviaProrrogacaoResponse = /* @__PURE__ */ (() => zPreviaProrrogacao)();

/**
 * One page.
 */
export const zListAvaliacoesGestaoResponse = /* @__PURE__ */ (() => zAvaliacaoGestaoLista)();

/**
 * One page.
 */
export const zListRascunhosAvaliacaoResponse = /* @__PURE__ */ (() => zRascunhoLista)();

/**
 * What stands.
 */
export const zGetRascunhoAvaliacaoResponse = /* @__PURE__ */ (() => zRascunhoAvaliacao)();

/**
 * What stands.
 */
export const zSaveRascunhoAvaliacaoResponse = /* @__PURE__ */ (() => zRascunhoAvaliacao)();

/**
 * What stands.
 */
export const zSetRascunhoArquivamentoResponse = /* @__PURE__ */ (() => zRascunhoAvaliacao)();

/**
 * The checks.
 */
export const zGetVerificacaoResponse = /* @__PURE__ */ (() => zVerificacao)();

/**
 * The places.
 */
export const zGetConferenciaImportadaResponse = /* @__PURE__ */ (() => zConferenciaImportada)();

/**
 * The places as they are now.
 */
export const zSetRascunhoGabaritoResponse = /* @__PURE__ */ (() => zConferenciaImportada)();

/**
 * The preview.
 */
export const zGetPreviaResponse = /* @__PURE__ */ (() => zPreviaAvaliacao)();

/**
 * What the page prints.
 */
export const zGetRascunhoImpressaoResponse = /* @__PURE__ */ (() => zImpressao)();

/**
 * The proposal.
 */
export const zCreateSorteioResponse = /* @__PURE__ */ (() => zSorteio)();

/**
 * What stands.
 */
export const zPublishAvaliacaoResponse = /* @__PURE__ */ (() => zPublicacao)();

/**
 * What stands.
 */
export const zGetAvaliacaoGestaoResponse = /* @__PURE__ */ (() => zAvaliacaoGestao)();

/**
 * What the page prints.
 */
export const zGetImpressaoResponse = /* @__PURE__ */ (() => zImpressao)();

/**
 * Its draft.
 */
export const zUnpublishAvaliacaoResponse = /* @__PURE__ */ (() => zRascunhoFeito)();

/**
 * The draft.
 */
export const zCreateAvaliacaoCopiaResponse = /* @__PURE__ */ (() => zRascunhoFeito)();

/**
 * What stands.
 */
export const zSetAvaliacaoTurmasResponse = /* @__PURE__ */ (() => zAvaliacaoGestao)();

/**
 * What stands.
 */
export const zCancelAvaliacaoResponse = /* @__PURE__ */ (() => zAvaliacaoGestao)();

/**
 * What stands.
 */
export const zRestoreAvaliacaoResponse = /* @__PURE__ */ (() => zAvaliacaoGestao)();

/**
 * One page.
 */
export const zListAvaliacaoEventosResponse = /* @__PURE__ */ (() => zAvaliacaoEventos)();

/**
 * What stands.
 */
export const zRepairItemResponse = /* @__PURE__ */ (() => zReparo)();

/**
 * By day and number.
 */
export const zListItensProvaResponse = /* @__PURE__ */ (() => zItensDaProva)();

/**
 * As they stand.
 */
export const zListResultadosProvaResponse = /* @__PURE__ */ (() => zResultadosDaProva)();

/**
 * Student by student.
 */
export const zListProvaAlunosResponse = /* @__PURE__ */ (() => zProvaAlunos)();

/**
 * The release.
 */
export const zGetLiberacaoResponse = /* @__PURE__ */ (() => zLiberacao)();

/**
 * What stands.
 */
export const zSetLiberacaoResponse = /* @__PURE__ */ (() => zLiberacao)();

/**
 * What stands.
 */
export const zConfirmLiberacaoResponse = /* @__PURE__ */ (() => zLiberacao)();

/**
 * The preview.
 */
export const zGetPreviaAplicacaoResponse = /* @__PURE__ */ (() => zPreviaAplicacao)();

/**
 * As the student reads it.
 */
export const zGetItemProvaResponse = /* @__PURE__ */ (() => zItemLido)();

/**
 * What stands.
 */
export const zSetItemProvaResponse = /* @__PURE__ */ (() => zItemProva)();

/**
 * The preview; the students are those whose grade or score changes.
 */
export const zGetPreviaItemProvaResponse = /* @__PURE__ */ (() => zPreviaItemProva)();

/**
 * What stands.
 */
export const zGetEntradaProvaResponse = /* @__PURE__ */ (() => zEntradaProva)();

/**
 * What stands.
 */
export const zCreateCodigoEntradaResponse = /* @__PURE__ */ (() => zEntradaProva)();

/**
 * What stands.
 */
export const zSetAdmissaoAlunoResponse = /* @__PURE__ */ (() => zEntradaAluno)();

/**
 * The grid.
 */
export const zGetGradeRespostasResponse = /* @__PURE__ */ (() => zGrade)();

/**
 * What became of each row.
 */
export const zSaveGradeRespostasResponse = /* @__PURE__ */ (() => zGradeGravada)();

/**
 * What counts now; grades follow when results exist.
 */
export const zSetRespostaQueValeResponse = /* @__PURE__ */ (() => zEscolhida)();

/**
 * The report.
 */
export const zCreateImportacaoRespostasResponse = /* @__PURE__ */ (() => zImportacao)();

/**
 * The newest 500 exams of classes within reach that have texts.
 */
export const zListCorrecoesResumoResponse = /* @__PURE__ */ (() => zCorrecaoResumoLista)();

/**
 * One page.
 */
export const zListRedacoesResponse = /* @__PURE__ */ (() => zRedacaoFilaLista)();

/**
 * The essay.
 */
export const zGetRedacaoResponse = /* @__PURE__ */ (() => zGestaoRedacao)();

/**
 * What stands.
 */
export const zSaveCorrecaoRedacaoResponse = /* @__PURE__ */ (() => zGestaoRedacao)();

/**
 * What stands.
 */
export const zUndoCorrecaoRedacaoResponse = /* @__PURE__ */ (() => zGestaoRedacao)();

/**
 * What stands.
 */
export const zReopenCorrecaoRedacaoResponse = /* @__PURE__ */ (() => zGestaoRedacao)();

/**
 * One page.
 */
export const zListRespostasSubjetivasResponse = /* @__PURE__ */ (() => zSubjetivaLista)();

/**
 * What stands.
 */
export const zSaveCorrecaoSubjetivaResponse = /* @__PURE__ */ (() => zSubjetiva)();

/**
 * By student and number.
 */
export const zListForaDoPrazoResponse = /* @__PURE__ */ (() => zForaDoPrazoLista)();

/**
 * What stands.
 */
export const zSetForaDoPrazoResponse = /* @__PURE__ */ (() => zForaDoPrazoLista)();
