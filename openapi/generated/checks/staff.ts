// Generated from openapi/. Do not edit: run `pnpm generate`.

import * as z from 'zod/mini';

const zAcomodacaoContraste = /* @__PURE__ */ (() => z.enum(['padrao', 'alto']))();
const zAcomodacaoFator = /* @__PURE__ */ (() => z.number().check(z.gte(1), z.lte(4)))();
const zAcomodacaoFonte = /* @__PURE__ */ (() => z.enum(['padrao', 'legivel']))();
const zAcomodacaoObservacao = /* @__PURE__ */ (() => z.nullable(z.string().check(z.maxLength(200), z.regex(/^[^\u0000]*$/))))();
const zAcomodacaoPausas = /* @__PURE__ */ (() => z.int().check(z.gte(0), z.lte(60)))();
const zAcomodacaoTamanho = /* @__PURE__ */ (() => z.union([
    z.literal(100),
    z.literal(125),
    z.literal(150),
    z.literal(200)
]))();
const zAcomodacaoVersao = /* @__PURE__ */ (() => z.int().check(z.gte(0), z.lte(2147483647)))();
const zAlunoSituacao = /* @__PURE__ */ (() => z.enum([
    'em_prova',
    'senha_inicial',
    'ativo',
    'inativo'
]))();
const zAno = /* @__PURE__ */ (() => z.int().check(z.gte(2000), z.lte(2100)))();
const zAnoLetivoSituacao = /* @__PURE__ */ (() => z.enum([
    'planejado',
    'ativo',
    'encerrado'
]))();
const zAprendizagemCapituloNumero = /* @__PURE__ */ (() => z.int().check(z.gte(0), z.lte(999)))();
const zAprendizagemCicloNulo = /* @__PURE__ */ (() => z.nullable(z.int().check(z.gte(1), z.lte(99))))();
const zAprendizagemConcorda = /* @__PURE__ */ (() => z.nullable(z.boolean()))();
const zAprendizagemFaixa = /* @__PURE__ */ (() => z.nullable(z.enum([
    'alta',
    'media',
    'baixa'
])))();
const zAprendizagemNivel = /* @__PURE__ */ (() => z.nullable(z.enum([
    'explorador',
    'guerreiro',
    'ninja'
])))();
const zAreaDaProva = /* @__PURE__ */ (() => z.string().check(z.maxLength(20)))();
const zAvaliacaoBloco = /* @__PURE__ */ (() => z.int().check(z.gte(1), z.lte(99)))();
const zAvaliacaoCodigoNulo = /* @__PURE__ */ (() => z.nullable(z.string().check(z.minLength(1), z.maxLength(60), z.regex(/^[^\u0000]*$/))))();
const zAvaliacaoDia = /* @__PURE__ */ (() => z.int().check(z.gte(1), z.lte(5)))();
const zAvaliacaoDuracao = /* @__PURE__ */ (() => z.int().check(z.gte(5), z.lte(600)))();
const zAvaliacaoEntrada = /* @__PURE__ */ (() => z.enum(['livre', 'codigo']))();
const zAvaliacaoEspecie = /* @__PURE__ */ (() => z.enum([
    'prova',
    'atividade',
    'marco'
]))();
const zAvaliacaoFase = /* @__PURE__ */ (() => z.enum([
    'antes',
    'durante',
    'depois'
]))();
const zAvaliacaoInstrucoes = /* @__PURE__ */ (() => z.string().check(z.maxLength(5000), z.regex(/^[^\u0000]*$/)))();
const zAvaliacaoNota = /* @__PURE__ */ (() => z.number().check(z.gte(0), z.lte(1000)))();
const zAvaliacaoPode = /* @__PURE__ */ (() => z.object({
    despublicar: z.boolean(),
    mudar_turmas: z.boolean(),
    cancelar: z.boolean(),
    descancelar: z.boolean(),
    reparar: z.boolean(),
    copiar: z.boolean()
}))();
const zAvaliacaoPontuacaoNula = /* @__PURE__ */ (() => z.nullable(z.number().check(z.gte(0), z.lte(99999))))();
const zAvaliacaoSala = /* @__PURE__ */ (() => z.nullable(z.string().check(z.maxLength(60), z.regex(/^[^\u0000]*$/))))();
const zAvaliacaoSituacao = /* @__PURE__ */ (() => z.enum([
    'agendada',
    'aberta',
    'encerrada',
    'liberada',
    'cancelada'
]))();
const zChaveDoInep = /* @__PURE__ */ (() => z.nullable(z.enum([
    'A',
    'B',
    'C',
    'D',
    'E',
    'X'
])))();
const zCiclo = /* @__PURE__ */ (() => z.int().check(z.gte(1), z.lte(99)))();
const zAprendizagemCiclos = /* @__PURE__ */ (() => z.array(zCiclo).check(z.maxLength(99)))();
const zCodigoInepNulo = /* @__PURE__ */ (() => z.nullable(z.string().check(z.length(8), z.regex(/^[0-9]{8}$/))))();
const zConferenciaTri = /* @__PURE__ */ (() => z.object({
    motivo: z.nullable(z.enum([
        'faltam',
        'sem_parametro',
        'sem_parametros',
        'fontes'
    ])),
    numeros: z.array(z.int().check(z.gte(1), z.lte(999))).check(z.maxLength(200))
}))();
const zConsentimentoFinalidade = /* @__PURE__ */ (() => z.enum([
    'uso',
    'imagem',
    'leitura_remota',
    'comunicacao'
]))();
const zConsentimentoSituacao = /* @__PURE__ */ (() => z.enum([
    'em_dia',
    'falta',
    'recusado',
    'encerrar'
]))();
const zContagem = /* @__PURE__ */ (() => z.int().check(z.gte(0), z.lte(1000000)))();
const zConferenciaCaderno = /* @__PURE__ */ (() => z.nullable(z.object({
    codigo: z.string().check(z.maxLength(20)),
    cor: z.nullable(z.string().check(z.maxLength(40))),
    iguais: zContagem,
    comuns: zContagem
})))();
const zConferenciaResultado = /* @__PURE__ */ (() => z.object({
    qtde_turmas: zContagem,
    qtde_turmas_abertas: zContagem,
    qtde_redacoes_a_corrigir: zContagem,
    qtde_subjetivas_a_corrigir: zContagem,
    qtde_textos_em_papel: zContagem,
    qtde_fora_do_prazo: zContagem,
    qtde_duas_respostas: z.optional(zContagem),
    recalculo: z.boolean()
}))();
const zConferenciaTotais = /* @__PURE__ */ (() => z.object({
    ok: zContagem,
    faltando: zContagem,
    gabarito_diverge: zContagem,
    sem_imagem: zContagem,
    area_trocada: zContagem,
    sem_descricao: zContagem,
    sem_parametro: zContagem
}))();
const zConsentimentoResumo = /* @__PURE__ */ (() => z.object({
    alunos: zContagem,
    em_dia: zContagem,
    falta: zContagem,
    recusado: zContagem,
    encerrar: zContagem
}))();
const zConteudoTipo = /* @__PURE__ */ (() => z.enum([
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
const zConteudoUrl = /* @__PURE__ */ (() => z.url().check(z.maxLength(2048), z.regex(/^https:\/\//)))();
const zCorrecaoContagem = /* @__PURE__ */ (() => z.object({
    total: zContagem,
    corrigidas: zContagem,
    para_mim: zContagem,
    rascunhos: zContagem,
    divergentes: zContagem
}))();
const zCursoCapituloNome = /* @__PURE__ */ (() => z.string().check(z.maxLength(200), z.regex(/^[^\u0000]*$/)))();
const zCursoFrase = /* @__PURE__ */ (() => z.string().check(z.maxLength(500), z.regex(/^[^\u0000]*$/)))();
const zCursoHtml = /* @__PURE__ */ (() => z.string().check(z.maxLength(60000), z.regex(/^[^\u0000]*$/)))();
const zCursoExercicio = /* @__PURE__ */ (() => z.object({
    enunciado: zCursoHtml,
    resolucao: zCursoHtml
}))();
const zCursoLinha = /* @__PURE__ */ (() => z.string().check(z.maxLength(5000), z.regex(/^[^\u0000]*$/)))();
const zCursoAlternativas = /* @__PURE__ */ (() => z.tuple([
    zCursoLinha,
    zCursoLinha,
    zCursoLinha,
    zCursoLinha,
    zCursoLinha
]))();
const zCursoNome = /* @__PURE__ */ (() => z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[^\u0000]*$/)))();
const zCursoEstrutura = /* @__PURE__ */ (() => z.object({
    nome_curso: zCursoNome,
    frase_efeito: zCursoFrase,
    resumo: zCursoLinha,
    capitulos: z.tuple([
        zCursoCapituloNome,
        zCursoCapituloNome,
        zCursoCapituloNome
    ])
}))();
const zCursoQuizComentario = /* @__PURE__ */ (() => z.nullable(z.string().check(z.maxLength(20000))))();
const zCursoQuizGabarito = /* @__PURE__ */ (() => z.nullable(z.int().check(z.gte(1), z.lte(5))))();
const zCursoQuizQuestao = /* @__PURE__ */ (() => z.object({
    enunciado: zCursoHtml,
    alternativas: zCursoAlternativas,
    gabarito: zCursoQuizGabarito,
    comentario: zCursoQuizComentario
}))();
const zCursoSituacao = /* @__PURE__ */ (() => z.enum([
    'rascunho',
    'publicado',
    'alterado'
]))();
const zCursoVersao = /* @__PURE__ */ (() => z.int().check(z.gte(1), z.lte(1000000)))();
const zData = /* @__PURE__ */ (() => z.iso.date().check(z.maxLength(10)))();
const zDataNula = /* @__PURE__ */ (() => z.nullable(z.iso.date().check(z.maxLength(10))))();
const zDiaProva = /* @__PURE__ */ (() => z.int().check(z.gte(1), z.lte(99)))();
const zEscolaAnonimizacaoAutomatica = /* @__PURE__ */ (() => z.boolean())();
const zEscolaBaseLegal = /* @__PURE__ */ (() => z.enum([
    'consentimento',
    'execucao_de_politica_publica',
    'contrato',
    'obrigacao_legal',
    'nao_informada'
]))();
const zEscolaContato = /* @__PURE__ */ (() => z.nullable(z.string().check(z.maxLength(254), z.regex(/^[^\u0000]*$/))))();
const zEscolaDivergencia = /* @__PURE__ */ (() => z.int().check(z.gte(20), z.lte(1000)))();
const zEscolaFichasPor = /* @__PURE__ */ (() => z.array(z.enum([
    'coordenador',
    'gestao_escola',
    'diretor'
])).check(z.maxLength(3)))();
const zEscolaFichasValidadeDias = /* @__PURE__ */ (() => z.int().check(z.gte(1), z.lte(30)))();
const zEscolaFuso = /* @__PURE__ */ (() => z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[A-Za-z_+\/0-9-]+$/)))();
const zEscolaMensagemManutencao = /* @__PURE__ */ (() => z.nullable(z.string().check(z.maxLength(300), z.regex(/^[^\u0000]*$/))))();
const zEscolaNomeMoeda = /* @__PURE__ */ (() => z.string().check(z.minLength(1), z.maxLength(30), z.regex(/^[^\u0000]*$/)))();
const zEscolaProfessorPublica = /* @__PURE__ */ (() => z.boolean())();
const zEscolaRetencaoMeses = /* @__PURE__ */ (() => z.int().check(z.gte(12), z.lte(240)))();
const zEscolaRevisaoQuestoes = /* @__PURE__ */ (() => z.boolean())();
const zEscolaSegundosPorVida = /* @__PURE__ */ (() => z.int().check(z.gte(60), z.lte(86400)))();
const zEscolaTextoLegal = /* @__PURE__ */ (() => z.nullable(z.string().check(z.maxLength(60000), z.regex(/^[^\u0000]*$/))))();
const zEscolaVersaoConfiguracao = /* @__PURE__ */ (() => z.int().check(z.gte(1), z.lte(1000000)))();
const zEstadoDoLugar = /* @__PURE__ */ (() => z.enum([
    'ok',
    'faltando',
    'gabarito_diverge',
    'sem_imagem',
    'area_trocada',
    'sem_descricao',
    'sem_parametro'
]))();
const zEtapa = /* @__PURE__ */ (() => z.enum([
    'fundamental_1',
    'fundamental_2',
    'medio',
    'outra'
]))();
const zFalhaDoLugar = /* @__PURE__ */ (() => z.enum([
    'faltando',
    'gabarito_diverge',
    'sem_imagem',
    'area_trocada',
    'sem_descricao',
    'sem_parametro'
]))();
const zForaDoPrazoDecisao = /* @__PURE__ */ (() => z.enum([
    'pendente',
    'contada',
    'deixada_de_fora'
]))();
const zFracaoNula = /* @__PURE__ */ (() => z.nullable(z.number().check(z.gte(0), z.lte(1))))();
const zFusoHorario = /* @__PURE__ */ (() => z.string().check(z.maxLength(64), z.regex(/^[A-Za-z_+\/0-9-]+$/)))();
const zGestaoImportacaoAcao = /* @__PURE__ */ (() => z.enum([
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
const zGestaoImportacaoArquivo = /* @__PURE__ */ (() => z.string().check(z.maxLength(60)))();
const zGestaoImportacaoCadernoCodigo = /* @__PURE__ */ (() => z.string().check(z.maxLength(20), z.regex(/^[0-9A-Za-z]{1,20}$/)))();
const zGestaoImportacaoCaderno = /* @__PURE__ */ (() => z.object({
    caderno: zGestaoImportacaoCadernoCodigo,
    cor: z.nullable(z.string().check(z.maxLength(30))),
    iguais: zContagem,
    comuns: zContagem
}))();
const zGestaoImportacaoCadernoNulo = /* @__PURE__ */ (() => z.nullable(z.string().check(z.maxLength(20), z.regex(/^[0-9A-Za-z]{1,20}$/))))();
const zGestaoImportacaoCadernoEscolhido = /* @__PURE__ */ (() => z.object({
    area_codigo: z.string().check(z.maxLength(10), z.regex(/^[A-Z]{1,10}$/)),
    caderno: zGestaoImportacaoCadernoNulo
}))();
const zGestaoImportacaoCampo = /* @__PURE__ */ (() => z.enum([
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
const zGestaoImportacaoCampoNulo = /* @__PURE__ */ (() => z.nullable(z.enum([
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
const zGestaoImportacaoCampoPossivel = /* @__PURE__ */ (() => z.object({
    campo: zGestaoImportacaoCampo,
    necessario: z.boolean()
}))();
const zGestaoImportacaoCategoriaNome = /* @__PURE__ */ (() => z.string().check(z.maxLength(500), z.regex(/^[^\u0000]*$/)))();
const zGestaoImportacaoCelula = /* @__PURE__ */ (() => z.string().check(z.maxLength(500)))();
const zGestaoImportacaoCelulaNula = /* @__PURE__ */ (() => z.nullable(z.string().check(z.maxLength(500))))();
const zGestaoImportacaoColuna = /* @__PURE__ */ (() => z.object({
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
const zGestaoImportacaoDecisao = /* @__PURE__ */ (() => z.nullable(z.enum([
    'mesma',
    'outra',
    'pular'
])))();
const zGestaoImportacaoFormato = /* @__PURE__ */ (() => z.enum([
    'csv',
    'xlsx',
    'oneroster',
    'zip',
    'moodle_xml',
    'gift',
    'qti',
    'enem'
]))();
const zGestaoImportacaoId = /* @__PURE__ */ (() => z.uuid().check(z.maxLength(36)))();
const zGestaoImportacaoImagem = /* @__PURE__ */ (() => z.object({
    endereco: z.string().check(z.maxLength(300)),
    dados: z.string().check(z.maxLength(2800000))
}))();
const zGestaoImportacaoMudanca = /* @__PURE__ */ (() => z.object({
    campo: zGestaoImportacaoCampo,
    antes: zGestaoImportacaoCelulaNula,
    depois: zGestaoImportacaoCelulaNula
}))();
const zGestaoImportacaoNovaTurma = /* @__PURE__ */ (() => z.object({
    codigo: z.string().check(z.maxLength(30)),
    serie: z.nullable(z.string().check(z.maxLength(100))),
    sede: z.nullable(z.string().check(z.maxLength(100)))
}))();
const zGestaoImportacaoParametrosArea = /* @__PURE__ */ (() => z.object({
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
const zGestaoImportacaoProgresso = /* @__PURE__ */ (() => z.nullable(z.object({
    feitas: zContagem,
    total: z.nullable(z.int().check(z.gte(0), z.lte(1000000)))
})))();
const zGestaoImportacaoResumo = /* @__PURE__ */ (() => z.object({
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
const zGestaoImportacaoSituacao = /* @__PURE__ */ (() => z.enum([
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
const zGestaoImportacaoTipo = /* @__PURE__ */ (() => z.enum([
    'alunos',
    'equipe',
    'turmas',
    'pessoas',
    'questoes',
    'parametros_tri'
]))();
const zGestaoImportacaoValor = /* @__PURE__ */ (() => z.object({
    campo: zGestaoImportacaoCampo,
    valor: zGestaoImportacaoCelula
}))();
const zGestaoPessoaNome = /* @__PURE__ */ (() => z.string().check(z.maxLength(200)))();
const zGestaoProvaSituacao = /* @__PURE__ */ (() => z.enum([
    'agendada',
    'aberta',
    'encerrada',
    'liberada'
]))();
const zGestaoQuestaoDificuldade = /* @__PURE__ */ (() => z.nullable(z.enum([
    'facil',
    'medio',
    'dificil'
])))();
const zGestaoRedacaoSituacao = /* @__PURE__ */ (() => z.enum([
    'pendente',
    'segunda_correcao',
    'divergente',
    'corrigida'
]))();
const zGradeOnde = /* @__PURE__ */ (() => z.enum(['online', 'papel']))();
const zGradePontos = /* @__PURE__ */ (() => z.array(z.nullable(z.number().check(z.gte(0), z.lte(10000)))).check(z.maxLength(500)))();
const zGradeResposta = /* @__PURE__ */ (() => z.nullable(z.int().check(z.gte(0), z.lte(5))))();
const zGradeRespostas = /* @__PURE__ */ (() => z.array(zGradeResposta).check(z.maxLength(500)))();
const zGradeVersao = /* @__PURE__ */ (() => z.int().check(z.gte(0), z.lte(1000000)))();
const zHabilidadeSistema = /* @__PURE__ */ (() => z.enum([
    'BNCC',
    'ENEM',
    'SAEB',
    'propria'
]))();
const zHomePosicao = /* @__PURE__ */ (() => z.nullable(z.object({
    posicao: z.int().check(z.gte(1), z.lte(1000000)),
    total: z.int().check(z.gte(1), z.lte(1000000))
})))();
const zHoraLocal = /* @__PURE__ */ (() => z.string().check(z.length(16), z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)))();
const zHoraLocalNula = /* @__PURE__ */ (() => z.nullable(z.string().check(z.length(16), z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/))))();
const zHtml = /* @__PURE__ */ (() => z.string().check(z.maxLength(200000)))();
const zId = /* @__PURE__ */ (() => z.int().check(z.gte(1), z.lte(2147483647)))();
const zAcomodacao = /* @__PURE__ */ (() => z.object({
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
const zAcomodacaoTurmaAluno = /* @__PURE__ */ (() => z.object({
    turma_aluno_id: zId,
    aluno_nome: zGestaoPessoaNome,
    acomodacao: zAcomodacao
}))();
const zAcomodacaoTurmaLista = /* @__PURE__ */ (() => z.array(zAcomodacaoTurmaAluno).check(z.maxLength(200)))();
const zChecagemAlvo = /* @__PURE__ */ (() => z.object({
    campo: z.optional(z.string().check(z.maxLength(60))),
    dia_prova: z.optional(zAvaliacaoDia),
    numero: z.optional(z.int().check(z.gte(1), z.lte(999))),
    questao_id: z.optional(zId),
    turma_id: z.optional(zId)
}))();
const zCicloDoAno = /* @__PURE__ */ (() => z.object({
    ciclo_id: zId,
    numero_referencia: zCiclo,
    inicio: zDataNula,
    fim: zDataNula
}))();
const zCursoConteudo = /* @__PURE__ */ (() => z.object({
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
const zCursoConteudoLista = /* @__PURE__ */ (() => z.array(zCursoConteudo).check(z.maxLength(200)))();
const zIdExternoNulo = /* @__PURE__ */ (() => z.nullable(z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[^\u0000]*$/))))();
const zIdNulo = /* @__PURE__ */ (() => z.nullable(z.int().check(z.gte(1), z.lte(2147483647))))();
const zGestaoImportacaoCandidato = /* @__PURE__ */ (() => z.object({
    id: zIdNulo,
    nome: z.string().check(z.maxLength(200)),
    detalhe: z.string().check(z.maxLength(200))
}))();
const zGestaoImportacaoCategoria = /* @__PURE__ */ (() => z.object({
    categoria: z.string().check(z.maxLength(500)),
    questoes: zContagem,
    materia_id: zIdNulo,
    objeto_conhecimento_id: zIdNulo
}))();
const zGestaoImportacaoCategoriaEscolhida = /* @__PURE__ */ (() => z.object({
    categoria: zGestaoImportacaoCategoriaNome,
    materia_id: zId,
    objeto_conhecimento_id: zIdNulo
}))();
const zGestaoImportacaoParametros = /* @__PURE__ */ (() => z.nullable(z.object({
    avaliacao_conhecimento_id: zIdNulo,
    rascunho_id: z.nullable(z.uuid().check(z.maxLength(36))),
    descricao: z.string().check(z.maxLength(255)),
    areas: z.array(zGestaoImportacaoParametrosArea).check(z.maxLength(20))
})))();
const zImpressaoDia = /* @__PURE__ */ (() => z.object({
    dia_prova: zAvaliacaoDia,
    tem_lingua: z.boolean()
}))();
const zImpressaoModelo = /* @__PURE__ */ (() => z.enum([
    'A',
    'B',
    'C',
    'D'
]))();
const zImpressaoNumero = /* @__PURE__ */ (() => z.int().check(z.gte(1), z.lte(999)))();
const zImpressaoAluno = /* @__PURE__ */ (() => z.object({
    turma_aluno_id: zId,
    numero: zImpressaoNumero,
    aluno_nome: zGestaoPessoaNome
}))();
const zImpressaoQuestao = /* @__PURE__ */ (() => z.object({
    banco_questao_id: zId,
    enunciado: zHtml,
    opcoes: z.array(zHtml).check(z.maxLength(5))
}))();
const zImpressaoTipo = /* @__PURE__ */ (() => z.enum([
    'caderno',
    'folha',
    'gabarito'
]))();
const zInstalacao = /* @__PURE__ */ (() => z.object({
    aberta: z.literal(true)
}))();
const zInstante = /* @__PURE__ */ (() => z.iso.datetime({ offset: true }).check(z.maxLength(35)))();
const zAvaliacaoJanela = /* @__PURE__ */ (() => z.object({
    dia_prova: zDiaProva,
    inicio: zHoraLocal,
    fim: zHoraLocal,
    inicio_em: zInstante,
    fim_em: zInstante,
    sala: zAvaliacaoSala,
    entrada: zAvaliacaoEntrada,
    qtde_iniciadas: zContagem
}))();
const zGestaoProvaDia = /* @__PURE__ */ (() => z.object({
    dia_prova: zDiaProva,
    data_hora_inicial: zInstante,
    disponivel_ate: zInstante,
    qtde_itens: zContagem,
    tem_redacao: z.boolean()
}))();
const zInstanteNulo = /* @__PURE__ */ (() => z.nullable(z.iso.datetime({ offset: true }).check(z.maxLength(35))))();
const zAlunoAcesso = /* @__PURE__ */ (() => z.object({
    entrou_em: zInstante,
    saiu_em: zInstanteNulo
}))();
const zConsentimentoRegistro = /* @__PURE__ */ (() => z.object({
    consentimento_id: zId,
    finalidade: zConsentimentoFinalidade,
    concedido: z.boolean(),
    por_nome: z.nullable(z.string().check(z.maxLength(200))),
    documento_versao: z.nullable(z.string().check(z.maxLength(60))),
    em: zInstante,
    revogado_em: zInstanteNulo
}))();
const zDuasEtapas = /* @__PURE__ */ (() => z.object({
    ativa: z.boolean(),
    ativada_em: zInstanteNulo,
    codigos_restantes: z.int().check(z.gte(0), z.lte(10)),
    obrigatoria: z.boolean()
}))();
const zEntradaAluno = /* @__PURE__ */ (() => z.object({
    turma_aluno_id: zId,
    erradas: zContagem,
    bloqueado: z.boolean(),
    admitido_em: zInstanteNulo
}))();
const zEntradaProva = /* @__PURE__ */ (() => z.object({
    entrada: zAvaliacaoEntrada,
    codigo: z.nullable(z.string().check(z.length(6), z.regex(/^[0-9]{6}$/))),
    alunos: z.array(zEntradaAluno).check(z.maxLength(200))
}))();
const zGestaoImportacaoResumida = /* @__PURE__ */ (() => z.object({
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
const zItemResposta = /* @__PURE__ */ (() => z.nullable(z.int().check(z.gte(1), z.lte(5))))();
const zJuncaoPrevia = /* @__PURE__ */ (() => z.object({
    qtde_questoes: zContagem,
    qtde_fases: zContagem,
    tem_curso: z.boolean()
}))();
const zLetra = /* @__PURE__ */ (() => z.nullable(z.enum([
    'A',
    'B',
    'C',
    'D',
    'E'
])))();
const zLetraOpcao = /* @__PURE__ */ (() => z.enum([
    'A',
    'B',
    'C',
    'D',
    'E'
]))();
const zLiberacaoModo = /* @__PURE__ */ (() => z.enum(['sozinha', 'conferida']))();
const zLiberacaoModoNulo = /* @__PURE__ */ (() => z.nullable(z.enum(['sozinha', 'conferida'])))();
const zLinguaEstrangeiraNula = /* @__PURE__ */ (() => z.nullable(z.union([z.literal(1), z.literal(2)])))();
const zGradeItem = /* @__PURE__ */ (() => z.object({
    avaliacao_conhecimento_questao_id: zId,
    numero: z.int().check(z.gte(1), z.lte(999)),
    lingua_estrangeira: zLinguaEstrangeiraNula,
    subjetiva: z.boolean(),
    anulada: z.boolean(),
    gabarito_bonificado: z.boolean(),
    opcoes: z.int().check(z.gte(2), z.lte(5)),
    pontuacao_avaliacao: z.number().check(z.gte(0), z.lte(10000))
}))();
const zGradeNaTela = /* @__PURE__ */ (() => z.object({
    lingua_estrangeira: zLinguaEstrangeiraNula,
    respostas: zGradeRespostas,
    pontos: zGradePontos,
    textos: z.array(z.boolean()).check(z.maxLength(500))
}))();
const zGradeDuasRespostas = /* @__PURE__ */ (() => z.nullable(z.object({
    vale: zGradeOnde,
    escolhida: z.boolean(),
    na_tela: zGradeNaTela
})))();
const zGradeAluno = /* @__PURE__ */ (() => z.object({
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
const zLoginLivre = /* @__PURE__ */ (() => z.object({
    login: z.string().check(z.maxLength(254)),
    situacao: z.enum([
        'livre',
        'em_uso',
        'invalido'
    ])
}))();
const zMembroPerfil = /* @__PURE__ */ (() => z.enum([
    'professor',
    'coordenador',
    'gestao_vida',
    'admin',
    'gestao_escola',
    'diretor',
    'supervisor'
]))();
const zEquipeResumo = /* @__PURE__ */ (() => z.object({
    por_perfil: z.array(z.object({
        perfil: zMembroPerfil,
        qtde: zContagem
    })).check(z.maxLength(7)),
    com_acesso: zContagem,
    encerrados: zContagem,
    sem_acesso_90_dias: zContagem,
    envia_convites: z.boolean()
}))();
const zMembroVersao = /* @__PURE__ */ (() => z.int().check(z.gte(1), z.lte(2147483647)))();
const zNotaMaxima = /* @__PURE__ */ (() => z.number().check(z.gte(0), z.lte(1000)))();
const zOpcaoTercos = /* @__PURE__ */ (() => z.object({
    opcao: zItemResposta,
    correta: z.boolean(),
    total: zContagem,
    terco_inferior: zContagem,
    terco_superior: zContagem
}))();
const zOrigemTri = /* @__PURE__ */ (() => z.nullable(z.enum([
    'INEP',
    'arquivo da escola',
    'demonstração'
])))();
const zPercentualNulo = /* @__PURE__ */ (() => z.nullable(z.number().check(z.gte(0), z.lte(100))))();
const zPerfil = /* @__PURE__ */ (() => z.enum([
    'aluno',
    'professor',
    'coordenador',
    'gestao_vida',
    'admin',
    'gestao_escola',
    'diretor',
    'supervisor'
]))();
const zPesquisa = /* @__PURE__ */ (() => z.object({
    mostrar: z.boolean()
}))();
const zPesquisaRespostaGestao = /* @__PURE__ */ (() => z.object({
    id: zId,
    nota: z.int().check(z.gte(0), z.lte(10)),
    comentario: z.nullable(z.string().check(z.maxLength(1000))),
    criada_em: zData
}))();
const zPesquisaResumo = /* @__PURE__ */ (() => z.object({
    total: zContagem,
    promotores: zContagem,
    neutros: zContagem,
    detratores: zContagem,
    nps: z.nullable(z.number().check(z.gte(-100), z.lte(100)))
}))();
const zPesquisaRespostas = /* @__PURE__ */ (() => z.object({
    resumo: zPesquisaResumo,
    respostas: z.array(zPesquisaRespostaGestao).check(z.maxLength(100))
}))();
const zPreviaItemFaixa = /* @__PURE__ */ (() => z.object({
    antes: zContagem,
    depois: zContagem
}))();
const zPreviaItemMedia = /* @__PURE__ */ (() => z.nullable(z.number().check(z.gte(0), z.lte(1000))))();
const zPreviaItemTri = /* @__PURE__ */ (() => z.nullable(z.number().check(z.gte(-2000), z.lte(3000))))();
const zPropostaAno = /* @__PURE__ */ (() => z.nullable(z.int().check(z.gte(1900), z.lte(2200))))();
const zPropostaLinhas = /* @__PURE__ */ (() => z.int().check(z.gte(0), z.lte(200)))();
const zPropostaSituacao = /* @__PURE__ */ (() => z.enum([
    'rascunho',
    'aprovada',
    'arquivada'
]))();
const zPropostaTexto = /* @__PURE__ */ (() => z.object({
    conteudo: zHtml,
    fonte: z.string().check(z.maxLength(1000))
}))();
const zProrrogacaoDoDia = /* @__PURE__ */ (() => z.object({
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
const zProvaAlunoEstado = /* @__PURE__ */ (() => z.enum([
    'nao_iniciada',
    'respondendo',
    'entregue',
    'encerrada',
    'papel'
]))();
const zProvaQuestao = /* @__PURE__ */ (() => z.object({
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
const zQuestao = /* @__PURE__ */ (() => z.object({
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
const zQuestaoAlternativa = /* @__PURE__ */ (() => z.object({
    letra: zLetraOpcao,
    texto: zHtml,
    motivo: zHtml
}))();
const zQuestaoCodigo = /* @__PURE__ */ (() => z.string().check(z.minLength(1), z.maxLength(60), z.regex(/^[^\u0000]*$/)))();
const zQuestaoEtiqueta = /* @__PURE__ */ (() => z.string().check(z.minLength(1), z.maxLength(60), z.regex(/^[^\u0000]*$/)))();
const zQuestaoEtiquetas = /* @__PURE__ */ (() => z.array(zQuestaoEtiqueta).check(z.maxLength(30)))();
const zQuestaoHabilidade = /* @__PURE__ */ (() => z.object({
    habilidade_id: zId,
    sistema: zHabilidadeSistema,
    codigo: z.string().check(z.maxLength(60)),
    descricao: z.string().check(z.maxLength(2000))
}))();
const zQuestaoLacrada = /* @__PURE__ */ (() => z.boolean())();
const zQuestaoLida = /* @__PURE__ */ (() => z.nullable(z.object({
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
const zItemLido = /* @__PURE__ */ (() => z.object({
    avaliacao_conhecimento_questao_id: zId,
    lacrada: z.boolean(),
    fechada: z.boolean(),
    inicio_em: zInstanteNulo,
    subjetiva: z.boolean(),
    questao: zQuestaoLida
}))();
const zQuestaoMudanca = /* @__PURE__ */ (() => z.object({
    campo: z.string().check(z.maxLength(60)),
    antes: z.nullable(z.string().check(z.maxLength(200000))),
    depois: z.nullable(z.string().check(z.maxLength(200000)))
}))();
const zQuestaoOpcaoEstatistica = /* @__PURE__ */ (() => z.object({
    item_resposta: zItemResposta,
    qtde: zContagem
}))();
const zQuestaoRevisao = /* @__PURE__ */ (() => z.int().check(z.gte(1), z.lte(100000)))();
const zQuestaoSituacao = /* @__PURE__ */ (() => z.enum([
    'rascunho',
    'em_revisao',
    'aprovada',
    'arquivada'
]))();
const zQuestaoTextoBase = /* @__PURE__ */ (() => z.nullable(z.object({
    texto_base_id: zId,
    titulo: z.string().check(z.maxLength(200)),
    conteudo: zHtml,
    fonte: z.string().check(z.maxLength(500))
})))();
const zQuestaoTipo = /* @__PURE__ */ (() => z.enum(['objetiva', 'discursiva']))();
const zGestaoImportacaoPrevia = /* @__PURE__ */ (() => z.object({
    ordem: z.int().check(z.gte(1), z.lte(1000000)),
    tipo: zQuestaoTipo,
    texto_base: zHtml,
    enunciado: zHtml,
    alternativas: z.array(zQuestaoAlternativa).check(z.maxLength(5)),
    gabarito: zLetra,
    comentario: zHtml,
    imagens: z.array(zGestaoImportacaoImagem).check(z.maxLength(20))
}))();
const zQuestaoTri = /* @__PURE__ */ (() => z.nullable(z.object({
    a: z.number().check(z.gte(0), z.lte(100)),
    b: z.number().check(z.gte(-100), z.lte(100)),
    c: z.number().check(z.gte(0), z.lte(1)),
    origem: zOrigemTri
})))();
const zQuestaoUsos = /* @__PURE__ */ (() => z.object({
    provas: zContagem,
    fases: zContagem,
    boss: zContagem
}))();
const zRankingModo = /* @__PURE__ */ (() => z.enum([
    'nomeado',
    'janela',
    'desligado'
]))();
const zRascunhoId = /* @__PURE__ */ (() => z.uuid().check(z.maxLength(36)))();
const zRascunhoItem = /* @__PURE__ */ (() => z.object({
    questao_id: zId,
    numero: z.int().check(z.gte(1), z.lte(999)),
    lingua_estrangeira: zLinguaEstrangeiraNula,
    pontuacao: zAvaliacaoPontuacaoNula,
    bloco: zAvaliacaoBloco
}))();
const zRascunhoDia = /* @__PURE__ */ (() => z.object({
    dia_prova: zAvaliacaoDia,
    bateria: z.int().check(z.gte(1), z.lte(99)),
    duracao_minutos: zAvaliacaoDuracao,
    proposta_redacao_id: zIdNulo,
    itens: z.array(zRascunhoItem).check(z.maxLength(200))
}))();
const zRascunhoJanela = /* @__PURE__ */ (() => z.object({
    dia_prova: zAvaliacaoDia,
    inicio: zHoraLocalNula,
    fim: zHoraLocalNula,
    sala: zAvaliacaoSala,
    entrada: zAvaliacaoEntrada
}))();
const zRascunhoTurma = /* @__PURE__ */ (() => z.object({
    turma_id: zId,
    dias: z.array(zRascunhoJanela).check(z.maxLength(5))
}))();
const zRecuperacao = /* @__PURE__ */ (() => z.object({
    email: z.boolean(),
    perguntas: z.boolean()
}))();
const zRedacaoCorrecaoVersao = /* @__PURE__ */ (() => z.int().check(z.gte(0), z.lte(1000000)))();
const zRedacaoMarca = /* @__PURE__ */ (() => z.object({
    inicio: z.int().check(z.gte(0), z.lte(20000)),
    fim: z.int().check(z.gte(1), z.lte(20000)),
    competencia: z.int().check(z.gte(1), z.lte(5)),
    comentario: z.string().check(z.maxLength(1000), z.regex(/^[^\u0000]*$/))
}))();
const zRedacaoMarcas = /* @__PURE__ */ (() => z.array(zRedacaoMarca).check(z.maxLength(100)))();
const zRedacaoMinhaSituacao = /* @__PURE__ */ (() => z.enum([
    'nao_iniciada',
    'rascunho',
    'concluida',
    'impedida'
]))();
const zRedacaoMotivoZero = /* @__PURE__ */ (() => z.nullable(z.enum([
    'em_branco',
    'texto_insuficiente',
    'fuga_ao_tema',
    'outro_tipo_de_texto',
    'copia',
    'outro'
])))();
const zRedacaoNotaCompetencia = /* @__PURE__ */ (() => z.int().check(z.gte(0), z.lte(200)))();
const zRedacaoCompetencia = /* @__PURE__ */ (() => z.object({
    numero: z.int().check(z.gte(1), z.lte(5)),
    nota: zRedacaoNotaCompetencia,
    comentario: z.optional(z.string().check(z.maxLength(1000), z.regex(/^[^\u0000]*$/)))
}))();
const zRedacaoNivel = /* @__PURE__ */ (() => z.object({
    nota: zRedacaoNotaCompetencia,
    descricao: z.string().check(z.maxLength(500))
}))();
const zRedacaoNotaTotal = /* @__PURE__ */ (() => z.nullable(z.int().check(z.gte(0), z.lte(1000))))();
const zRedacaoCorrecao = /* @__PURE__ */ (() => z.object({
    competencias: z.array(zRedacaoCompetencia).check(z.maxLength(5)),
    marcas: zRedacaoMarcas,
    motivo_zero: zRedacaoMotivoZero,
    comentario: z.string().check(z.maxLength(5000), z.regex(/^[^\u0000]*$/)),
    concluida: z.boolean(),
    nota: zRedacaoNotaTotal,
    versao: zRedacaoCorrecaoVersao,
    gravada_em: zInstanteNulo
}))();
const zRedacaoOutraCorrecao = /* @__PURE__ */ (() => z.object({
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
const zRedacaoParte = /* @__PURE__ */ (() => z.enum([
    'primeira',
    'segunda',
    'terceira'
]))();
const zRedacaoRegras = /* @__PURE__ */ (() => z.object({
    segundo_corretor: z.boolean(),
    divergencia_maxima: z.int().check(z.gte(0), z.lte(1000))
}))();
const zResultadoDaArea = /* @__PURE__ */ (() => z.object({
    area_codigo: z.string().check(z.maxLength(20)),
    acertos: zContagem,
    itens: zContagem,
    nota_tri: z.nullable(z.number().check(z.gte(-2000), z.lte(3000)))
}))();
const zRevisaoProva = /* @__PURE__ */ (() => z.int().check(z.gte(0), z.lte(1000000)))();
const zProvaQuestoes = /* @__PURE__ */ (() => z.object({
    revisao_prova: z.optional(zRevisaoProva),
    avaliacao_conhecimento_id: zId,
    dia_prova: zDiaProva,
    questoes: z.array(zProvaQuestao).check(z.maxLength(500))
}))();
const zSaude = /* @__PURE__ */ (() => z.object({
    status: z.enum(['ok', 'indisponivel']),
    versao: z.string().check(z.maxLength(60)),
    banco: z.enum(['ok', 'indisponivel']),
    banco_reinicios: z.optional(z.int().check(z.gte(0), z.lte(10000))),
    banco_reiniciado_em: z.optional(zInstanteNulo),
    manutencao: z.boolean(),
    gravacao: z.optional(z.enum(['ok', 'sem_espaco']))
}))();
const zSegundos = /* @__PURE__ */ (() => z.int().check(z.gte(0), z.lte(315360000)))();
const zForaDoPrazo = /* @__PURE__ */ (() => z.object({
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
const zForaDoPrazoLista = /* @__PURE__ */ (() => z.array(zForaDoPrazo).check(z.maxLength(1000)))();
const zProvaAluno = /* @__PURE__ */ (() => z.object({
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
const zSegundosNulo = /* @__PURE__ */ (() => z.nullable(z.int().check(z.gte(0), z.lte(315360000))))();
const zSeq = /* @__PURE__ */ (() => z.int().check(z.gte(0), z.lte(2147483647)))();
const zResumoItem = /* @__PURE__ */ (() => z.object({
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
const zSituacaoProva = /* @__PURE__ */ (() => z.enum([
    'agendada',
    'disponivel',
    'em_andamento',
    'entregue',
    'encerrada'
]))();
const zSubjetivaContagem = /* @__PURE__ */ (() => z.object({
    total: zContagem,
    corrigidas: zContagem
}))();
const zSubjetivaVersao = /* @__PURE__ */ (() => z.int().check(z.gte(0), z.lte(1000000)))();
const zTexto = /* @__PURE__ */ (() => z.string().check(z.maxLength(500)))();
const zAlunoParecido = /* @__PURE__ */ (() => z.object({
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
const zAlunoParecidoLista = /* @__PURE__ */ (() => z.array(zAlunoParecido).check(z.maxLength(5)))();
const zAlunoProva = /* @__PURE__ */ (() => z.object({
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
const zAprendizagemCapitulo = /* @__PURE__ */ (() => z.object({
    capitulo_numero: zAprendizagemCapituloNumero,
    capitulo_nome: zTexto,
    indice_aproveitamento: zFracaoNula,
    faixa: zAprendizagemFaixa,
    nivel: zAprendizagemNivel,
    atencao_extra: z.boolean(),
    concorda: zAprendizagemConcorda
}))();
const zAprendizagem = /* @__PURE__ */ (() => z.object({
    ciclo: zAprendizagemCicloNulo,
    ciclos: zAprendizagemCiclos,
    materia_id: zId,
    materia_nome: zTexto,
    indice_aproveitamento: zFracaoNula,
    faixa: zAprendizagemFaixa,
    nivel: zAprendizagemNivel,
    capitulos: z.array(zAprendizagemCapitulo).check(z.maxLength(500))
}))();
const zAprendizagemMateria = /* @__PURE__ */ (() => z.object({
    materia_id: zId,
    materia_nome: zTexto,
    indice_aproveitamento: zFracaoNula,
    faixa: zAprendizagemFaixa,
    nivel: zAprendizagemNivel,
    qtde_capitulos: zContagem
}))();
const zAprendizagemLista = /* @__PURE__ */ (() => z.object({
    ciclo: zAprendizagemCicloNulo,
    ciclos: zAprendizagemCiclos,
    materias: z.array(zAprendizagemMateria).check(z.maxLength(100))
}))();
const zAreaDoBanco = /* @__PURE__ */ (() => z.object({
    area_codigo: z.string().check(z.maxLength(60)),
    nome: zTexto,
    nome_curto: zTexto
}))();
const zAvaliacaoEvento = /* @__PURE__ */ (() => z.object({
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
const zAvaliacaoEventos = /* @__PURE__ */ (() => z.array(zAvaliacaoEvento).check(z.maxLength(50)))();
const zAvaliacaoItemGestao = /* @__PURE__ */ (() => z.object({
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
const zAvaliacaoTurmaGestao = /* @__PURE__ */ (() => z.object({
    turma_avaliacao_id: zId,
    turma_id: zId,
    turma_codigo: zTexto,
    serie_nome: zTexto,
    cancelada_em: zInstanteNulo,
    dias: z.array(zAvaliacaoJanela).check(z.maxLength(99))
}))();
const zAviso = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1), z.maxLength(60), z.regex(/^[a-z0-9-]+$/)),
    titulo: zTexto,
    texto: z.string().check(z.maxLength(2000)),
    inicio: zInstante,
    fim: zInstante
}))();
const zAvisoLista = /* @__PURE__ */ (() => z.array(zAviso).check(z.maxLength(50)))();
const zBaseConhecimento = /* @__PURE__ */ (() => z.object({
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
const zChecagem = /* @__PURE__ */ (() => z.object({
    codigo: z.string().check(z.maxLength(60)),
    gravidade: z.enum(['impede', 'aviso']),
    texto: zTexto,
    alvo: zChecagemAlvo
}))();
const zConfiguracaoEscola = /* @__PURE__ */ (() => z.object({
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
const zConsentimentoAluno = /* @__PURE__ */ (() => z.object({
    turma_aluno_id: zId,
    aluno_nome: zGestaoPessoaNome,
    turma_id: zId,
    turma_codigo: zTexto,
    base_legal: zEscolaBaseLegal,
    da_escola: z.boolean(),
    situacao: zConsentimentoSituacao,
    registros: z.array(zConsentimentoRegistro).check(z.maxLength(200))
}))();
const zConsentimentoPagina = /* @__PURE__ */ (() => z.object({
    resumo: zConsentimentoResumo,
    alunos: z.array(zConsentimentoAluno).check(z.maxLength(50))
}))();
const zCorrecaoResumo = /* @__PURE__ */ (() => z.object({
    turma_avaliacao_id: zId,
    avaliacao_conhecimento_id: zId,
    descricao: zTexto,
    turma_codigo: zTexto,
    serie_nome: zTexto,
    redacoes: zCorrecaoContagem,
    subjetivas: zSubjetivaContagem
}))();
const zCorrecaoResumoLista = /* @__PURE__ */ (() => z.array(zCorrecaoResumo).check(z.maxLength(500)))();
const zEscolaManutencao = /* @__PURE__ */ (() => z.object({
    escola_id: zId,
    nome: zTexto,
    ligada: z.boolean(),
    desde: zInstanteNulo,
    ate: zInstanteNulo,
    mensagem: zEscolaMensagemManutencao
}))();
const zGestaoAluno = /* @__PURE__ */ (() => z.object({
    aluno_nome: zTexto,
    turma_aluno_id: zId,
    avatar_code: z.int().check(z.gte(1), z.lte(69)),
    situacao: zAlunoSituacao,
    ultimo_acesso_em: zInstanteNulo,
    login: z.nullish(z.string().check(z.maxLength(254)))
}))();
const zGestaoCurso = /* @__PURE__ */ (() => z.object({
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
const zGestaoCursoLista = /* @__PURE__ */ (() => z.array(zGestaoCurso).check(z.maxLength(50)))();
const zGestaoEquipeTurma = /* @__PURE__ */ (() => z.object({
    turma_id: zId,
    turma_codigo: zTexto,
    materia_id: z.optional(zIdNulo),
    valido_ate: z.optional(zDataNula)
}))();
const zGestaoEquipePessoa = /* @__PURE__ */ (() => z.object({
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
const zGestaoEquipeLista = /* @__PURE__ */ (() => z.array(zGestaoEquipePessoa).check(z.maxLength(50)))();
const zGestaoEscola = /* @__PURE__ */ (() => z.object({
    escola_id: zId,
    nome: zTexto,
    qtde_turmas: zContagem,
    qtde_alunos: zContagem
}))();
const zGestaoEscolaLista = /* @__PURE__ */ (() => z.array(zGestaoEscola).check(z.maxLength(200)))();
const zGestaoHojeBloqueado = /* @__PURE__ */ (() => z.object({
    turma_aluno_id: zId,
    aluno_nome: zTexto,
    turma_codigo: zTexto,
    bloqueado_ate: zInstante
}))();
const zGestaoHojeDuasRespostas = /* @__PURE__ */ (() => z.object({
    turma_avaliacao_id: zId,
    dia_prova: zDiaProva,
    descricao: zTexto,
    turma_codigo: zTexto,
    qtde: zContagem
}))();
const zGestaoHojeForaDoPrazo = /* @__PURE__ */ (() => z.object({
    turma_avaliacao_id: zId,
    dia_prova: zDiaProva,
    descricao: zTexto,
    turma_codigo: zTexto,
    qtde: zContagem
}))();
const zGestaoHojePapel = /* @__PURE__ */ (() => z.object({
    turma_avaliacao_id: zId,
    dia_prova: zDiaProva,
    descricao: zTexto,
    turma_codigo: zTexto,
    qtde: zContagem
}))();
const zGestaoHojeRetido = /* @__PURE__ */ (() => z.object({
    avaliacao_conhecimento_id: zId,
    turma_avaliacao_id: zId,
    descricao: zTexto,
    encerrada_em: zInstante,
    aguarda_conferencia: z.optional(z.boolean())
}))();
const zGestaoImportacaoErro = /* @__PURE__ */ (() => z.nullable(z.object({
    codigo: z.string().check(z.maxLength(80)),
    mensagem: zTexto,
    como_resolver: zTexto
})))();
const zGestaoImportacaoProblema = /* @__PURE__ */ (() => z.object({
    campo: zGestaoImportacaoCampoNulo,
    codigo: z.string().check(z.maxLength(80)),
    gravidade: z.enum(['erro', 'aviso']),
    valor: zGestaoImportacaoCelula,
    mensagem: zTexto,
    motivo: z.optional(zTexto),
    como_resolver: zTexto,
    candidatos: z.array(zGestaoImportacaoCandidato).check(z.maxLength(5))
}))();
const zGestaoImportacaoLinha = /* @__PURE__ */ (() => z.object({
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
const zImpressaoDaTurma = /* @__PURE__ */ (() => z.nullable(z.object({
    turma_avaliacao_id: zId,
    turma_id: zId,
    turma_codigo: zTexto,
    serie_nome: zTexto,
    alunos: z.array(zImpressaoAluno).check(z.maxLength(200))
})))();
const zImpressaoItem = /* @__PURE__ */ (() => z.object({
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
const zImpressaoProposta = /* @__PURE__ */ (() => z.nullable(z.object({
    titulo: zTexto,
    descricao: zHtml,
    genero_textual_nome: zTexto,
    min_linhas: z.int().check(z.gte(0), z.lte(200)),
    max_linhas: z.int().check(z.gte(1), z.lte(200)),
    textos: z.array(zHtml).check(z.maxLength(20))
})))();
const zImpressaoTextoBase = /* @__PURE__ */ (() => z.object({
    texto_base_id: zId,
    conteudo: zHtml,
    fonte: zTexto
}))();
const zImpressaoTurma = /* @__PURE__ */ (() => z.object({
    turma_id: zId,
    turma_codigo: zTexto,
    serie_nome: zTexto
}))();
const zItemDaProva = /* @__PURE__ */ (() => z.object({
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
const zItensDaProva = /* @__PURE__ */ (() => z.object({
    avaliacao_conhecimento_id: zId,
    descricao: zTexto,
    fechada: z.boolean(),
    qtde_presentes: zContagem,
    qtde_ausentes: zContagem,
    itens: z.array(zItemDaProva).check(z.maxLength(1000))
}))();
const zJanelaFuso = /* @__PURE__ */ (() => z.object({
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
const zLiberacao = /* @__PURE__ */ (() => z.object({
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
const zMateriaDaEscola = /* @__PURE__ */ (() => z.object({
    materia_id: zId,
    materia_nome: zTexto
}))();
const zObjetoSemCurso = /* @__PURE__ */ (() => z.object({
    objeto_conhecimento_id: zId,
    objeto_conhecimento_descricao: zTexto,
    materia_id: zId,
    materia_nome: zTexto
}))();
const zObjetoSemCursoLista = /* @__PURE__ */ (() => z.array(zObjetoSemCurso).check(z.maxLength(50)))();
const zPerguntaResposta = /* @__PURE__ */ (() => z.object({
    numero_sequencial: z.int().check(z.gte(1), z.lte(3)),
    id: zId,
    pergunta_seguranca_id: zId,
    descricao: zTexto,
    resposta: z.string().check(z.maxLength(0))
}))();
const zPerguntaSeguranca = /* @__PURE__ */ (() => z.object({
    id: zId,
    descricao: zTexto
}))();
const zPerguntaSegurancaLista = /* @__PURE__ */ (() => z.array(zPerguntaSeguranca).check(z.maxLength(3)))();
const zPreviaEsperada = /* @__PURE__ */ (() => z.object({
    avaliacao_conhecimento_id: zId,
    descricao: zTexto,
    termina_em: zInstanteNulo
}))();
const zPreviaFuso = /* @__PURE__ */ (() => z.object({
    fuso_horario: zEscolaFuso,
    qtde_janelas: zContagem,
    janelas: z.array(zJanelaFuso).check(z.maxLength(100))
}))();
const zPreviaItemAluno = /* @__PURE__ */ (() => z.object({
    turma_aluno_id: zId,
    aluno_nome: zGestaoPessoaNome,
    turma_codigo: zTexto,
    nota_antes: z.number().check(z.gte(0), z.lte(1000)),
    nota_depois: z.number().check(z.gte(0), z.lte(1000)),
    nota_tri_antes: zPreviaItemTri,
    nota_tri_depois: zPreviaItemTri
}))();
const zPreviaItemProva = /* @__PURE__ */ (() => z.object({
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
const zPreviaProva = /* @__PURE__ */ (() => z.object({
    avaliacao_conhecimento_id: zId,
    descricao: zTexto,
    gabarito_liberado_em: zInstanteNulo,
    gabarito_liberado_em_depois: zInstanteNulo
}))();
const zPreviaAplicacao = /* @__PURE__ */ (() => z.object({
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
const zPrimeirosPassos = /* @__PURE__ */ (() => z.object({
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
const zPropostaUso = /* @__PURE__ */ (() => z.object({
    avaliacao_conhecimento_id: zId,
    descricao: zTexto,
    dia_prova: zDiaProva,
    revisao: zQuestaoRevisao,
    data_aplicacao: zInstanteNulo
}))();
const zProvaAdiada = /* @__PURE__ */ (() => z.object({
    avaliacao_conhecimento_id: zId,
    descricao: zTexto,
    motivo: z.enum(['ultimo_a_terminar', 'questoes_em_comum']),
    gabarito_liberado_em: zInstanteNulo,
    gabarito_liberado_em_depois: zInstanteNulo
}))();
const zPreviaProrrogacao = /* @__PURE__ */ (() => z.object({
    minutos: z.int().check(z.gte(1), z.lte(10080)),
    qtde_alunos: zContagem,
    qtde_provas: zContagem,
    qtde_roteiros: zContagem,
    gabarito_liberado_em: zInstanteNulo,
    adia: z.optional(z.array(zProvaAdiada).check(z.maxLength(50)))
}))();
const zQuestaoUso = /* @__PURE__ */ (() => z.object({
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
const zQuestaoEstatisticas = /* @__PURE__ */ (() => z.object({
    banco_questao_id: zId,
    tri: zQuestaoTri,
    usos: z.array(zQuestaoUso).check(z.maxLength(200)),
    qtde_fases: zContagem
}))();
const zQuestaoUsoProva = /* @__PURE__ */ (() => z.object({
    avaliacao_conhecimento_id: zId,
    descricao: zTexto,
    dia_prova: zDiaProva,
    numero: z.int().check(z.gte(1), z.lte(999)),
    banco_questao_id: zId,
    revisao: zQuestaoRevisao,
    data_aplicacao: zInstanteNulo,
    liberado: z.boolean()
}))();
const zQuestaoUsoRoteiro = /* @__PURE__ */ (() => z.object({
    trilha_id: zId,
    descricao: zTexto,
    avaliacao_descricao: zTexto,
    turma_codigo: zTexto,
    qtde_fases: zContagem,
    qtde_boss: zContagem,
    banco_questao_id: zId,
    revisao: zQuestaoRevisao
}))();
const zQuestaoUsoLista = /* @__PURE__ */ (() => z.object({
    provas: z.array(zQuestaoUsoProva).check(z.maxLength(200)),
    roteiros: z.array(zQuestaoUsoRoteiro).check(z.maxLength(200))
}))();
const zRankingEstrelasMateria = /* @__PURE__ */ (() => z.object({
    materia_id: zId,
    materia_nome: zTexto
}))();
const zRascunhoTextoBase = /* @__PURE__ */ (() => z.nullable(z.object({
    texto_base_id: zId,
    titulo: zTexto
})))();
const zRedacaoFila = /* @__PURE__ */ (() => z.object({
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
const zRedacaoFilaLista = /* @__PURE__ */ (() => z.array(zRedacaoFila).check(z.maxLength(50)))();
const zRedacaoRubrica = /* @__PURE__ */ (() => z.object({
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
const zResultadoDoAluno = /* @__PURE__ */ (() => z.object({
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
const zResultadoQuestao = /* @__PURE__ */ (() => z.object({
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
const zResultadosDaProva = /* @__PURE__ */ (() => z.object({
    avaliacao_conhecimento_id: zId,
    descricao: zTexto,
    nota_maxima: z.number().check(z.gte(0), z.lte(1000)),
    fechada: z.boolean(),
    calculado_em: zInstanteNulo,
    conferencia: zConferenciaResultado,
    alunos: z.array(zResultadoDoAluno).check(z.maxLength(2000))
}))();
const zResumoMateria = /* @__PURE__ */ (() => z.object({
    materia_id: zId,
    materia_nome: zTexto,
    itens: z.array(zResumoItem).check(z.maxLength(500))
}))();
const zSubjetiva = /* @__PURE__ */ (() => z.object({
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
const zSubjetivaLista = /* @__PURE__ */ (() => z.array(zSubjetiva).check(z.maxLength(50)))();
const zTextoMotivacional = /* @__PURE__ */ (() => z.object({
    ordem: z.int().check(z.gte(1), z.lte(99)),
    conteudo: zHtml
}))();
const zGestaoRedacao = /* @__PURE__ */ (() => z.object({
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
const zResumoRedacao = /* @__PURE__ */ (() => z.nullable(z.object({
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
const zTextoNulo = /* @__PURE__ */ (() => z.nullable(z.string().check(z.maxLength(500))))();
const zAlunoCadastro = /* @__PURE__ */ (() => z.object({
    turma_aluno_id: zId,
    versao: z.int().check(z.gte(1), z.lte(2147483647)),
    nome: zGestaoPessoaNome,
    data_nascimento: zDataNula,
    email: z.nullable(z.string().check(z.maxLength(254))),
    id_externo: zTextoNulo,
    login: z.nullable(z.string().check(z.maxLength(254)))
}))();
const zAuditoriaDetalhe = /* @__PURE__ */ (() => z.object({
    campo: z.string().check(z.maxLength(60)),
    valor: zTextoNulo
}))();
const zAuditoriaRegistro = /* @__PURE__ */ (() => z.object({
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
const zAuditoriaPagina = /* @__PURE__ */ (() => z.object({
    registros: z.array(zAuditoriaRegistro).check(z.maxLength(100)),
    cadeia_integra: z.boolean()
}))();
const zAvaliacaoDiaGestao = /* @__PURE__ */ (() => z.object({
    dia_prova: zDiaProva,
    bateria: z.int().check(z.gte(1), z.lte(99)),
    duracao_minutos: z.int().check(z.gte(1), z.lte(100000)),
    proposta_redacao_id: zIdNulo,
    proposta_titulo: zTextoNulo,
    itens: z.array(zAvaliacaoItemGestao).check(z.maxLength(500))
}))();
const zConferenciaItem = /* @__PURE__ */ (() => z.object({
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
const zConferenciaLugar = /* @__PURE__ */ (() => z.object({
    numero: z.int().check(z.gte(1), z.lte(999)),
    dia_prova: z.int().check(z.gte(1), z.lte(5)),
    estado: zEstadoDoLugar,
    itens: z.array(zConferenciaItem).check(z.maxLength(2))
}))();
const zConferenciaArea = /* @__PURE__ */ (() => z.object({
    area_codigo: zAreaDaProva,
    nome: zTexto,
    de: z.int().check(z.gte(1), z.lte(999)),
    ate: z.int().check(z.gte(1), z.lte(999)),
    tri: zConferenciaTri,
    caderno: zConferenciaCaderno,
    lugares: z.array(zConferenciaLugar).check(z.maxLength(200))
}))();
const zGestaoQuestao = /* @__PURE__ */ (() => z.object({
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
const zGestaoQuestaoLista = /* @__PURE__ */ (() => z.array(zGestaoQuestao).check(z.maxLength(50)))();
const zProfessorDaTurma = /* @__PURE__ */ (() => z.object({
    pessoa_id: zId,
    nome: zGestaoPessoaNome,
    materia_id: zIdNulo,
    materia_nome: zTextoNulo,
    valido_ate: zDataNula,
    ativa: z.boolean()
}))();
const zPropostaLinha = /* @__PURE__ */ (() => z.object({
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
const zPropostaLista = /* @__PURE__ */ (() => z.array(zPropostaLinha).check(z.maxLength(50)))();
const zQuestaoRevisaoHistorico = /* @__PURE__ */ (() => z.object({
    banco_questao_id: zId,
    revisao: zQuestaoRevisao,
    situacao: zQuestaoSituacao,
    autor_nome: zTextoNulo,
    atualizada_em: zInstante,
    usos: zQuestaoUsos,
    mudancas: z.array(zQuestaoMudanca).check(z.maxLength(40))
}))();
const zQuestaoHistorico = /* @__PURE__ */ (() => z.object({
    lacrada: zQuestaoLacrada,
    revisoes: z.array(zQuestaoRevisaoHistorico).check(z.maxLength(200))
}))();
const zRankingEstrelasLinha = /* @__PURE__ */ (() => z.object({
    posicao: z.int().check(z.gte(1), z.lte(1000000)),
    aluno_nome: zTextoNulo,
    turma_aluno_id: zId,
    avatar_code: z.int().check(z.gte(1), z.lte(69)),
    turma_codigo: zTexto,
    qtde_estrelas: zContagem,
    proprio: z.boolean()
}))();
const zRankingEstrelas = /* @__PURE__ */ (() => z.object({
    ranking_modo: zRankingModo,
    total: zContagem,
    linhas: z.array(zRankingEstrelasLinha).check(z.maxLength(2000)),
    propria: zHomePosicao,
    materias: z.array(zRankingEstrelasMateria).check(z.maxLength(100))
}))();
const zRascunhoQuestao = /* @__PURE__ */ (() => z.object({
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
const zSessao = /* @__PURE__ */ (() => z.object({
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
const zTipoAplicacao = /* @__PURE__ */ (() => z.enum([
    'Online',
    'Presencial',
    'Híbrida'
]))();
const zAvaliacaoGestaoLinha = /* @__PURE__ */ (() => z.object({
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
const zAvaliacaoGestaoLista = /* @__PURE__ */ (() => z.array(zAvaliacaoGestaoLinha).check(z.maxLength(50)))();
const zGestaoHojeProva = /* @__PURE__ */ (() => z.object({
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
const zGestaoHoje = /* @__PURE__ */ (() => z.object({
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
const zGestaoProva = /* @__PURE__ */ (() => z.object({
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
const zGestaoProvaLista = /* @__PURE__ */ (() => z.array(zGestaoProva).check(z.maxLength(50)))();
const zGrade = /* @__PURE__ */ (() => z.object({
    turma_avaliacao_id: zId,
    dia_prova: zDiaProva,
    descricao: zTexto,
    turma_codigo: zTexto,
    tipo_aplicacao: zTipoAplicacao,
    situacao: zGestaoProvaSituacao,
    itens: z.array(zGradeItem).check(z.maxLength(500)),
    alunos: z.array(zGradeAluno).check(z.maxLength(200))
}))();
const zImpressao = /* @__PURE__ */ (() => z.object({
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
const zProvaAlunos = /* @__PURE__ */ (() => z.object({
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
const zRascunhoDocumento = /* @__PURE__ */ (() => z.object({
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
const zTipoAvaliacao = /* @__PURE__ */ (() => z.enum(['RoteiroEstudo', 'PlanoAcao']))();
const zAlunoBoss = /* @__PURE__ */ (() => z.object({
    turma_avaliacao_id: zId,
    materia_id: zId,
    materia_nome: zTexto,
    tipo_avaliacao: zTipoAvaliacao,
    descricao: zTexto,
    tentativa_numero: z.int().check(z.gte(1), z.lte(98)),
    encerrado_em: zInstante
}))();
const zTurmaCodigo = /* @__PURE__ */ (() => z.string().check(z.minLength(1), z.maxLength(30), z.regex(/^[^\u0000]*$/)))();
const zTurmaOpcoes = /* @__PURE__ */ (() => z.object({
    turma_id: zId,
    vidas_ativas: z.boolean(),
    pular_ativo: z.boolean(),
    alterado_em: zInstanteNulo,
    alterado_por: zTextoNulo
}))();
const zTurmaSaida = /* @__PURE__ */ (() => z.object({
    turma_aluno_id: zId,
    aluno_nome: zGestaoPessoaNome,
    matricula: z.enum([
        'Transferido',
        'Remanejado',
        'Concluído'
    ]),
    saiu_em: zInstanteNulo
}))();
const zTurmaSaidaLista = /* @__PURE__ */ (() => z.array(zTurmaSaida).check(z.maxLength(200)))();
const zTurno = /* @__PURE__ */ (() => z.nullable(z.int().check(z.gte(0), z.lte(9))))();
const zContaTurma = /* @__PURE__ */ (() => z.object({
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
const zProva = /* @__PURE__ */ (() => z.object({
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
const zResumo = /* @__PURE__ */ (() => z.object({
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
const zPreviaAvaliacao = /* @__PURE__ */ (() => z.object({
    prova: zProva,
    resumo: zResumo,
    questoes: z.array(zQuestao).check(z.maxLength(200)),
    instrucoes: zAvaliacaoInstrucoes
}))();
const zVersao = /* @__PURE__ */ (() => z.union([z.literal(1), z.literal(2)]))();
const zConta = /* @__PURE__ */ (() => z.object({
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
const zGestaoAlunoDetalhe = /* @__PURE__ */ (() => z.object({
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
const zGestaoImportacaoOpcoes = /* @__PURE__ */ (() => z.object({
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
const zGestaoImportacao = /* @__PURE__ */ (() => z.object({
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
const zGestaoTurma = /* @__PURE__ */ (() => z.object({
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
const zGestaoTurmaLista = /* @__PURE__ */ (() => z.array(zGestaoTurma).check(z.maxLength(1000)))();
const zGestaoTurmaResumo = /* @__PURE__ */ (() => z.object({
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
const zGestaoTurmaResumoLista = /* @__PURE__ */ (() => z.array(zGestaoTurmaResumo).check(z.maxLength(200)))();
const zVersaoRegistro = /* @__PURE__ */ (() => z.int().check(z.gte(1), z.lte(1000000)))();
const zAnoLetivo = /* @__PURE__ */ (() => z.object({
    ano: zAno,
    inicio: zData,
    fim: zData,
    situacao: zAnoLetivoSituacao,
    ciclos: z.array(zCicloDoAno).check(z.maxLength(99)),
    qtde_turmas: zContagem,
    versao: zVersaoRegistro
}))();
const zAnoLetivoLista = /* @__PURE__ */ (() => z.array(zAnoLetivo).check(z.maxLength(101)))();
const zAvaliacaoGestao = /* @__PURE__ */ (() => z.object({
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
const zConferenciaImportada = /* @__PURE__ */ (() => z.object({
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
const zConteudoGestao = /* @__PURE__ */ (() => z.object({
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
const zConteudoLista = /* @__PURE__ */ (() => z.array(zConteudoGestao).check(z.maxLength(50)))();
const zEtiqueta = /* @__PURE__ */ (() => z.object({
    etiqueta_id: zId,
    nome: zQuestaoEtiqueta,
    qtde_questoes: zContagem,
    versao: zVersaoRegistro
}))();
const zEtiquetaLista = /* @__PURE__ */ (() => z.array(zEtiqueta).check(z.maxLength(1000)))();
const zGestaoSede = /* @__PURE__ */ (() => z.object({
    sede_id: zId,
    nome: zTexto,
    qtde_turmas: zContagem,
    codigo_inep: zCodigoInepNulo,
    id_externo: zIdExternoNulo,
    arquivada_em: zInstanteNulo,
    versao: zVersaoRegistro
}))();
const zGestaoSedeLista = /* @__PURE__ */ (() => z.array(zGestaoSede).check(z.maxLength(50)))();
const zGestaoSerie = /* @__PURE__ */ (() => z.object({
    serie_id: zId,
    nome: zTexto,
    nivel_ordem: z.int().check(z.gte(-32768), z.lte(32767)),
    qtde_turmas: zContagem,
    etapa: zEtapa,
    id_externo: zIdExternoNulo,
    arquivada_em: zInstanteNulo,
    versao: zVersaoRegistro
}))();
const zGestaoSerieLista = /* @__PURE__ */ (() => z.array(zGestaoSerie).check(z.maxLength(50)))();
const zHabilidade = /* @__PURE__ */ (() => z.object({
    habilidade_id: zId,
    sistema: zHabilidadeSistema,
    codigo: z.string().check(z.maxLength(60)),
    descricao: z.string().check(z.maxLength(2000)),
    area_codigo: z.nullable(z.string().check(z.maxLength(60))),
    qtde_questoes: zContagem,
    arquivada_em: zInstanteNulo,
    versao: zVersaoRegistro
}))();
const zHabilidadeLista = /* @__PURE__ */ (() => z.array(zHabilidade).check(z.maxLength(50)))();
const zMateriaDoBanco = /* @__PURE__ */ (() => z.object({
    materia_id: zId,
    materia_nome: zTexto,
    area_codigo: z.string().check(z.maxLength(60)),
    qtde_questoes: zContagem,
    qtde_objetos: zContagem,
    arquivada_em: zInstanteNulo,
    versao: zVersaoRegistro
}))();
const zMateriasDaEscola = /* @__PURE__ */ (() => z.object({
    materias: z.array(zMateriaDoBanco).check(z.maxLength(500)),
    areas: z.array(zAreaDoBanco).check(z.maxLength(100))
}))();
const zObjetoDoBanco = /* @__PURE__ */ (() => z.object({
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
const zObjetoLista = /* @__PURE__ */ (() => z.array(zObjetoDoBanco).check(z.maxLength(50)))();
const zPropostaGestao = /* @__PURE__ */ (() => z.object({
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
const zQuestaoGestao = /* @__PURE__ */ (() => z.object({
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
const zRascunhoAvaliacao = /* @__PURE__ */ (() => z.object({
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
const zRascunhoResumo = /* @__PURE__ */ (() => z.object({
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
const zRascunhoLista = /* @__PURE__ */ (() => z.array(zRascunhoResumo).check(z.maxLength(50)))();
const zTextoBase = /* @__PURE__ */ (() => z.object({
    texto_base_id: zId,
    titulo: z.string().check(z.maxLength(200)),
    conteudo: zHtml,
    fonte: z.string().check(z.maxLength(500)),
    qtde_questoes: zContagem,
    arquivado_em: zInstanteNulo,
    versao: zVersaoRegistro
}))();
const zTextoBaseLista = /* @__PURE__ */ (() => z.array(zTextoBase).check(z.maxLength(50)))();
const zTurmaDaEscola = /* @__PURE__ */ (() => z.object({
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
const zTurmaDetalhe = /* @__PURE__ */ (() => z.object({
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
const zTurmasDaEscola = /* @__PURE__ */ (() => z.object({
    turmas: z.array(zTurmaDaEscola).check(z.maxLength(50)),
    materias: z.array(zMateriaDaEscola).check(z.maxLength(200))
}))();
const zVerificacao = /* @__PURE__ */ (() => z.object({
    versao: zVersaoRegistro,
    pode_publicar: z.boolean(),
    checagens: z.array(zChecagem).check(z.maxLength(2000))
}))();
const zGetSaudeResponse = /* @__PURE__ */ (() => zSaude)();
const zGetInstalacaoResponse = /* @__PURE__ */ (() => zInstalacao)();
const zGetDuasEtapasResponse = /* @__PURE__ */ (() => zDuasEtapas)();
const zGetContaResponse = /* @__PURE__ */ (() => zConta)();
const zListPerguntasSegurancaPessoaResponse = /* @__PURE__ */ (() => zPerguntaSegurancaLista)();
const zListGestaoAcompanhamentoResponse = /* @__PURE__ */ (() => zGestaoTurmaLista)();
const zGetProvaQuestoesResponse = /* @__PURE__ */ (() => zProvaQuestoes)();
const zGetQuestaoResponse = /* @__PURE__ */ (() => zQuestao)();
const zGetResultadoQuestaoResponse = /* @__PURE__ */ (() => zResultadoQuestao)();
const zGetSessaoResponse = /* @__PURE__ */ (() => zSessao)();
const zGetRecuperacaoResponse = /* @__PURE__ */ (() => zRecuperacao)();
const zListAvisosResponse = /* @__PURE__ */ (() => zAvisoLista)();
const zGetPesquisaResponse = /* @__PURE__ */ (() => zPesquisa)();
const zGetHomeRankingResponse = /* @__PURE__ */ (() => zRankingEstrelas)();
const zGetBaseConhecimentoResponse = /* @__PURE__ */ (() => zBaseConhecimento)();
const zListAprendizagemResponse = /* @__PURE__ */ (() => zAprendizagemLista)();
const zGetAprendizagemResponse = /* @__PURE__ */ (() => zAprendizagem)();
const zGetTurmaOpcoesResponse = /* @__PURE__ */ (() => zTurmaOpcoes)();
const zListGestaoTurmasResponse = /* @__PURE__ */ (() => zGestaoTurmaResumoLista)();
const zListTurmaSaidasResponse = /* @__PURE__ */ (() => zTurmaSaidaLista)();
const zListAcomodacoesTurmaResponse = /* @__PURE__ */ (() => zAcomodacaoTurmaLista)();
const zListAlunosParecidosResponse = /* @__PURE__ */ (() => zAlunoParecidoLista)();
const zGetAlunoCadastroResponse = /* @__PURE__ */ (() => zAlunoCadastro)();
const zGetTurmaResponse = /* @__PURE__ */ (() => zTurmaDetalhe)();
const zGetGestaoAlunoResponse = /* @__PURE__ */ (() => zGestaoAlunoDetalhe)();
const zGetAcomodacaoAlunoResponse = /* @__PURE__ */ (() => zAcomodacao)();
const zListAuditoriaResponse = /* @__PURE__ */ (() => zAuditoriaPagina)();
const zListCursosResponse = /* @__PURE__ */ (() => zGestaoCursoLista)();
const zListCursoConteudosResponse = /* @__PURE__ */ (() => zCursoConteudoLista)();
const zListObjetosSemCursoResponse = /* @__PURE__ */ (() => zObjetoSemCursoLista)();
const zListQuestoesResponse = /* @__PURE__ */ (() => zGestaoQuestaoLista)();
const zGetQuestaoEstatisticasResponse = /* @__PURE__ */ (() => zQuestaoEstatisticas)();
const zGetQuestaoGestaoResponse = /* @__PURE__ */ (() => zQuestaoGestao)();
const zListQuestaoHistoricoResponse = /* @__PURE__ */ (() => zQuestaoHistorico)();
const zListQuestaoUsosResponse = /* @__PURE__ */ (() => zQuestaoUsoLista)();
const zListPropostasResponse = /* @__PURE__ */ (() => zPropostaLista)();
const zGetPropostaResponse = /* @__PURE__ */ (() => zPropostaGestao)();
const zListConteudosResponse = /* @__PURE__ */ (() => zConteudoLista)();
const zGetConteudoResponse = /* @__PURE__ */ (() => zConteudoGestao)();
const zListTextosBaseResponse = /* @__PURE__ */ (() => zTextoBaseLista)();
const zListHabilidadesResponse = /* @__PURE__ */ (() => zHabilidadeLista)();
const zListEtiquetasResponse = /* @__PURE__ */ (() => zEtiquetaLista)();
const zListMateriasResponse = /* @__PURE__ */ (() => zMateriasDaEscola)();
const zListObjetosConhecimentoResponse = /* @__PURE__ */ (() => zObjetoLista)();
const zGetPreviaJuncaoResponse = /* @__PURE__ */ (() => zJuncaoPrevia)();
const zListEscolasResponse = /* @__PURE__ */ (() => zGestaoEscolaLista)();
const zListConsentimentosResponse = /* @__PURE__ */ (() => zConsentimentoPagina)();
const zGetConsentimentosAlunoResponse = /* @__PURE__ */ (() => zConsentimentoAluno)();
const zListEquipeResponse = /* @__PURE__ */ (() => zGestaoEquipeLista)();
const zGetLoginLivreResponse = /* @__PURE__ */ (() => zLoginLivre)();
const zGetEquipeResumoResponse = /* @__PURE__ */ (() => zEquipeResumo)();
const zListSedesResponse = /* @__PURE__ */ (() => zGestaoSedeLista)();
const zListSeriesResponse = /* @__PURE__ */ (() => zGestaoSerieLista)();
const zGetPrimeirosPassosResponse = /* @__PURE__ */ (() => zPrimeirosPassos)();
const zListAnosLetivosResponse = /* @__PURE__ */ (() => zAnoLetivoLista)();
const zGetAnoLetivoResponse = /* @__PURE__ */ (() => zAnoLetivo)();
const zListTurmasResponse = /* @__PURE__ */ (() => zTurmasDaEscola)();
const zGetConfiguracaoEscolaResponse = /* @__PURE__ */ (() => zConfiguracaoEscola)();
const zGetPreviaFusoResponse = /* @__PURE__ */ (() => zPreviaFuso)();
const zGetManutencaoEscolaResponse = /* @__PURE__ */ (() => zEscolaManutencao)();
const zListGestaoAvisosResponse = /* @__PURE__ */ (() => zAvisoLista)();
const zListPesquisaRespostasResponse = /* @__PURE__ */ (() => zPesquisaRespostas)();
const zListImportacoesResponse = /* @__PURE__ */ (() => z.array(zGestaoImportacaoResumida).check(z.maxLength(50)))();
const zGetImportacaoResponse = /* @__PURE__ */ (() => zGestaoImportacao)();
const zListImportacaoLinhasResponse = /* @__PURE__ */ (() => z.array(zGestaoImportacaoLinha).check(z.maxLength(50)))();
const zGetImportacaoLinhaPreviaResponse = /* @__PURE__ */ (() => zGestaoImportacaoPrevia)();
const zGetGestaoHojeResponse = /* @__PURE__ */ (() => zGestaoHoje)();
const zListGestaoProvasResponse = /* @__PURE__ */ (() => zGestaoProvaLista)();
const zGetPreviaProrrogacaoResponse = /* @__PURE__ */ (() => zPreviaProrrogacao)();
const zListAvaliacoesGestaoResponse = /* @__PURE__ */ (() => zAvaliacaoGestaoLista)();
const zListRascunhosAvaliacaoResponse = /* @__PURE__ */ (() => zRascunhoLista)();
const zGetRascunhoAvaliacaoResponse = /* @__PURE__ */ (() => zRascunhoAvaliacao)();
const zGetVerificacaoResponse = /* @__PURE__ */ (() => zVerificacao)();
const zGetConferenciaImportadaResponse = /* @__PURE__ */ (() => zConferenciaImportada)();
const zGetPreviaResponse = /* @__PURE__ */ (() => zPreviaAvaliacao)();
const zGetRascunhoImpressaoResponse = /* @__PURE__ */ (() => zImpressao)();
const zGetAvaliacaoGestaoResponse = /* @__PURE__ */ (() => zAvaliacaoGestao)();
const zGetImpressaoResponse = /* @__PURE__ */ (() => zImpressao)();
const zListAvaliacaoEventosResponse = /* @__PURE__ */ (() => zAvaliacaoEventos)();
const zListItensProvaResponse = /* @__PURE__ */ (() => zItensDaProva)();
const zListResultadosProvaResponse = /* @__PURE__ */ (() => zResultadosDaProva)();
const zListProvaAlunosResponse = /* @__PURE__ */ (() => zProvaAlunos)();
const zGetLiberacaoResponse = /* @__PURE__ */ (() => zLiberacao)();
const zGetPreviaAplicacaoResponse = /* @__PURE__ */ (() => zPreviaAplicacao)();
const zGetItemProvaResponse = /* @__PURE__ */ (() => zItemLido)();
const zGetPreviaItemProvaResponse = /* @__PURE__ */ (() => zPreviaItemProva)();
const zGetEntradaProvaResponse = /* @__PURE__ */ (() => zEntradaProva)();
const zGetGradeRespostasResponse = /* @__PURE__ */ (() => zGrade)();
const zListCorrecoesResumoResponse = /* @__PURE__ */ (() => zCorrecaoResumoLista)();
const zListRedacoesResponse = /* @__PURE__ */ (() => zRedacaoFilaLista)();
const zGetRedacaoResponse = /* @__PURE__ */ (() => zGestaoRedacao)();
const zListRespostasSubjetivasResponse = /* @__PURE__ */ (() => zSubjetivaLista)();
const zListForaDoPrazoResponse = /* @__PURE__ */ (() => zForaDoPrazoLista)();

/** Schema of the answer of each read that staff makes, by method and path template. */
export const responseChecks: Readonly<Record<string, z.ZodMiniType>> = {
  'GET /api/saude': zGetSaudeResponse,
  'GET /api/v2/instalacao': zGetInstalacaoResponse,
  'GET /api/v2/duas_etapas': zGetDuasEtapasResponse,
  'GET /api/v2/users/contas': zGetContaResponse,
  'GET /api/v2/users/contas/perguntas_seguranca_pessoa': zListPerguntasSegurancaPessoaResponse,
  'GET /api/v2/gestao_acompanhamento': zListGestaoAcompanhamentoResponse,
  'GET /api/v2/central_avaliacoes/{turma_avaliacao_id}/{dia_prova}/questoes': zGetProvaQuestoesResponse,
  'GET /api/v2/banco_questoes/{id}': zGetQuestaoResponse,
  'GET /api/v2/resultados/{turma_avaliacao_id}/questoes/{banco_questao_id}': zGetResultadoQuestaoResponse,
  'GET /api/v2/sessao': zGetSessaoResponse,
  'GET /api/v2/recuperacao': zGetRecuperacaoResponse,
  'GET /api/v2/avisos': zListAvisosResponse,
  'GET /api/v2/pesquisa': zGetPesquisaResponse,
  'GET /api/v2/home/ranking': zGetHomeRankingResponse,
  'GET /api/v2/base_conhecimentos/{base_conhecimento_id}': zGetBaseConhecimentoResponse,
  'GET /api/v2/aprendizagem': zListAprendizagemResponse,
  'GET /api/v2/aprendizagem/{materia_id}': zGetAprendizagemResponse,
  'GET /api/v2/gestao/turmas/{turma_id}/opcoes': zGetTurmaOpcoesResponse,
  'GET /api/v2/gestao/turmas': zListGestaoTurmasResponse,
  'GET /api/v2/gestao/turmas/{turma_id}/saidas': zListTurmaSaidasResponse,
  'GET /api/v2/gestao/turmas/{turma_id}/acomodacoes': zListAcomodacoesTurmaResponse,
  'GET /api/v2/gestao/turmas/{turma_id}/parecidos': zListAlunosParecidosResponse,
  'GET /api/v2/gestao/alunos/{turma_aluno_id}/cadastro': zGetAlunoCadastroResponse,
  'GET /api/v2/gestao/turmas/{turma_id}': zGetTurmaResponse,
  'GET /api/v2/gestao/alunos/{turma_aluno_id}': zGetGestaoAlunoResponse,
  'GET /api/v2/gestao/alunos/{turma_aluno_id}/acomodacao': zGetAcomodacaoAlunoResponse,
  'GET /api/v2/gestao/auditoria': zListAuditoriaResponse,
  'GET /api/v2/gestao/cursos': zListCursosResponse,
  'GET /api/v2/gestao/cursos/{base_conhecimento_id}/conteudos': zListCursoConteudosResponse,
  'GET /api/v2/gestao/objetos_sem_curso': zListObjetosSemCursoResponse,
  'GET /api/v2/gestao/questoes': zListQuestoesResponse,
  'GET /api/v2/gestao/questoes/{banco_questao_id}/estatisticas': zGetQuestaoEstatisticasResponse,
  'GET /api/v2/gestao/questoes/{banco_questao_id}': zGetQuestaoGestaoResponse,
  'GET /api/v2/gestao/questoes/{banco_questao_id}/historico': zListQuestaoHistoricoResponse,
  'GET /api/v2/gestao/questoes/{banco_questao_id}/usos': zListQuestaoUsosResponse,
  'GET /api/v2/gestao/propostas_redacao': zListPropostasResponse,
  'GET /api/v2/gestao/propostas_redacao/{proposta_redacao_id}': zGetPropostaResponse,
  'GET /api/v2/gestao/conteudos': zListConteudosResponse,
  'GET /api/v2/gestao/conteudos/{conteudo_digital_id}': zGetConteudoResponse,
  'GET /api/v2/gestao/textos_base': zListTextosBaseResponse,
  'GET /api/v2/gestao/habilidades': zListHabilidadesResponse,
  'GET /api/v2/gestao/etiquetas': zListEtiquetasResponse,
  'GET /api/v2/gestao/materias': zListMateriasResponse,
  'GET /api/v2/gestao/objetos_conhecimento': zListObjetosConhecimentoResponse,
  'GET /api/v2/gestao/objetos_conhecimento/{objeto_conhecimento_id}/juncao': zGetPreviaJuncaoResponse,
  'GET /api/v2/gestao/escolas': zListEscolasResponse,
  'GET /api/v2/gestao/escolas/{escola_id}/consentimentos': zListConsentimentosResponse,
  'GET /api/v2/gestao/alunos/{turma_aluno_id}/consentimentos': zGetConsentimentosAlunoResponse,
  'GET /api/v2/gestao/escolas/{escola_id}/equipe': zListEquipeResponse,
  'GET /api/v2/gestao/escolas/{escola_id}/equipe/login': zGetLoginLivreResponse,
  'GET /api/v2/gestao/escolas/{escola_id}/equipe/resumo': zGetEquipeResumoResponse,
  'GET /api/v2/gestao/escolas/{escola_id}/sedes': zListSedesResponse,
  'GET /api/v2/gestao/escolas/{escola_id}/series': zListSeriesResponse,
  'GET /api/v2/gestao/escolas/{escola_id}/primeiros_passos': zGetPrimeirosPassosResponse,
  'GET /api/v2/gestao/escolas/{escola_id}/anos_letivos': zListAnosLetivosResponse,
  'GET /api/v2/gestao/escolas/{escola_id}/anos_letivos/{ano}': zGetAnoLetivoResponse,
  'GET /api/v2/gestao/escolas/{escola_id}/turmas': zListTurmasResponse,
  'GET /api/v2/gestao/escolas/{escola_id}/configuracao': zGetConfiguracaoEscolaResponse,
  'GET /api/v2/gestao/escolas/{escola_id}/configuracao/previa_fuso': zGetPreviaFusoResponse,
  'GET /api/v2/gestao/escolas/{escola_id}/manutencao': zGetManutencaoEscolaResponse,
  'GET /api/v2/gestao/avisos': zListGestaoAvisosResponse,
  'GET /api/v2/gestao/pesquisa/respostas': zListPesquisaRespostasResponse,
  'GET /api/v2/gestao/importacoes': zListImportacoesResponse,
  'GET /api/v2/gestao/importacoes/{importacao_id}': zGetImportacaoResponse,
  'GET /api/v2/gestao/importacoes/{importacao_id}/linhas': zListImportacaoLinhasResponse,
  'GET /api/v2/gestao/importacoes/{importacao_id}/linhas/{ordem}/previa': zGetImportacaoLinhaPreviaResponse,
  'GET /api/v2/gestao/hoje': zGetGestaoHojeResponse,
  'GET /api/v2/gestao/provas': zListGestaoProvasResponse,
  'GET /api/v2/gestao/prorrogacoes/previa': zGetPreviaProrrogacaoResponse,
  'GET /api/v2/gestao/avaliacoes': zListAvaliacoesGestaoResponse,
  'GET /api/v2/gestao/avaliacao_rascunhos': zListRascunhosAvaliacaoResponse,
  'GET /api/v2/gestao/avaliacao_rascunhos/{rascunho_id}': zGetRascunhoAvaliacaoResponse,
  'GET /api/v2/gestao/avaliacao_rascunhos/{rascunho_id}/verificacao': zGetVerificacaoResponse,
  'GET /api/v2/gestao/avaliacao_rascunhos/{rascunho_id}/conferencia': zGetConferenciaImportadaResponse,
  'GET /api/v2/gestao/avaliacao_rascunhos/{rascunho_id}/previa': zGetPreviaResponse,
  'GET /api/v2/gestao/avaliacao_rascunhos/{rascunho_id}/impressao': zGetRascunhoImpressaoResponse,
  'GET /api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}': zGetAvaliacaoGestaoResponse,
  'GET /api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/impressao': zGetImpressaoResponse,
  'GET /api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/eventos': zListAvaliacaoEventosResponse,
  'GET /api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/itens': zListItensProvaResponse,
  'GET /api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/resultados': zListResultadosProvaResponse,
  'GET /api/v2/gestao/provas/{turma_avaliacao_id}/{dia_prova}/alunos': zListProvaAlunosResponse,
  'GET /api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/liberacao': zGetLiberacaoResponse,
  'GET /api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/turmas/{turma_id}/previa': zGetPreviaAplicacaoResponse,
  'GET /api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/itens/{avaliacao_conhecimento_questao_id}': zGetItemProvaResponse,
  'GET /api/v2/gestao/avaliacoes/{avaliacao_conhecimento_id}/itens/{avaliacao_conhecimento_questao_id}/previa': zGetPreviaItemProvaResponse,
  'GET /api/v2/gestao/provas/{turma_avaliacao_id}/{dia_prova}/entrada': zGetEntradaProvaResponse,
  'GET /api/v2/gestao/provas/{turma_avaliacao_id}/{dia_prova}/respostas': zGetGradeRespostasResponse,
  'GET /api/v2/gestao/correcoes_resumo': zListCorrecoesResumoResponse,
  'GET /api/v2/gestao/redacoes': zListRedacoesResponse,
  'GET /api/v2/gestao/redacoes/{redacao_id}': zGetRedacaoResponse,
  'GET /api/v2/gestao/respostas_subjetivas': zListRespostasSubjetivasResponse,
  'GET /api/v2/gestao/provas/{turma_avaliacao_id}/{dia_prova}/fora_do_prazo': zListForaDoPrazoResponse,
};
