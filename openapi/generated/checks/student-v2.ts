// Generated from openapi/. Do not edit: run `pnpm generate`.

import * as z from 'zod/mini';

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
const zAreaCodigo = /* @__PURE__ */ (() => z.enum([
    'LC',
    'CH',
    'CN',
    'MT'
]))();
const zAreaCodigoNulo = /* @__PURE__ */ (() => z.nullable(z.enum([
    'LC',
    'CH',
    'CN',
    'MT'
])))();
const zCiclo = /* @__PURE__ */ (() => z.int().check(z.gte(1), z.lte(99)))();
const zAprendizagemCiclos = /* @__PURE__ */ (() => z.array(zCiclo).check(z.maxLength(99)))();
const zContagem = /* @__PURE__ */ (() => z.int().check(z.gte(0), z.lte(1000000)))();
const zBaseTri = /* @__PURE__ */ (() => z.nullable(z.object({
    itens: zContagem,
    calibrados: zContagem,
    estimativa: z.boolean(),
    motivo: z.nullable(z.string().check(z.maxLength(200)))
})))();
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
const zDataNula = /* @__PURE__ */ (() => z.nullable(z.iso.date().check(z.maxLength(10))))();
const zDiaProva = /* @__PURE__ */ (() => z.int().check(z.gte(1), z.lte(99)))();
const zFracaoNula = /* @__PURE__ */ (() => z.nullable(z.number().check(z.gte(0), z.lte(1))))();
const zHomePosicao = /* @__PURE__ */ (() => z.nullable(z.object({
    posicao: z.int().check(z.gte(1), z.lte(1000000)),
    total: z.int().check(z.gte(1), z.lte(1000000))
})))();
const zHtml = /* @__PURE__ */ (() => z.string().check(z.maxLength(200000)))();
const zId = /* @__PURE__ */ (() => z.int().check(z.gte(1), z.lte(2147483647)))();
const zIdNulo = /* @__PURE__ */ (() => z.nullable(z.int().check(z.gte(1), z.lte(2147483647))))();
const zInstalacao = /* @__PURE__ */ (() => z.object({
    aberta: z.literal(true)
}))();
const zInstante = /* @__PURE__ */ (() => z.iso.datetime({ offset: true }).check(z.maxLength(35)))();
const zInstanteNulo = /* @__PURE__ */ (() => z.nullable(z.iso.datetime({ offset: true }).check(z.maxLength(35))))();
const zItemResposta = /* @__PURE__ */ (() => z.nullable(z.int().check(z.gte(1), z.lte(5))))();
const zLetra = /* @__PURE__ */ (() => z.nullable(z.enum([
    'A',
    'B',
    'C',
    'D',
    'E'
])))();
const zLinguaEstrangeiraNula = /* @__PURE__ */ (() => z.nullable(z.union([z.literal(1), z.literal(2)])))();
const zNotaMaxima = /* @__PURE__ */ (() => z.number().check(z.gte(0), z.lte(1000)))();
const zNotaNula = /* @__PURE__ */ (() => z.nullable(z.number().check(z.gte(0), z.lte(1000))))();
const zNotaRedacao = /* @__PURE__ */ (() => z.nullable(z.int().check(z.gte(0), z.lte(1000))))();
const zNotaRedacaoNula = /* @__PURE__ */ (() => z.nullable(z.number().check(z.gte(0), z.lte(1000))))();
const zNotaTriNula = /* @__PURE__ */ (() => z.nullable(z.number().check(z.gte(0), z.lte(10000))))();
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
const zPontosNulos = /* @__PURE__ */ (() => z.nullable(z.number().check(z.gte(0), z.lte(10000))))();
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
const zRankingModo = /* @__PURE__ */ (() => z.enum([
    'nomeado',
    'janela',
    'desligado'
]))();
const zRecuperacao = /* @__PURE__ */ (() => z.object({
    email: z.boolean(),
    perguntas: z.boolean()
}))();
const zRedacaoMarca = /* @__PURE__ */ (() => z.object({
    inicio: z.int().check(z.gte(0), z.lte(20000)),
    fim: z.int().check(z.gte(1), z.lte(20000)),
    competencia: z.int().check(z.gte(1), z.lte(5)),
    comentario: z.string().check(z.maxLength(1000), z.regex(/^[^\u0000]*$/))
}))();
const zRedacaoMotivoZero = /* @__PURE__ */ (() => z.nullable(z.enum([
    'em_branco',
    'texto_insuficiente',
    'fuga_ao_tema',
    'outro_tipo_de_texto',
    'copia',
    'outro'
])))();
const zRevisaoProva = /* @__PURE__ */ (() => z.int().check(z.gte(0), z.lte(1000000)))();
const zProvaQuestoes = /* @__PURE__ */ (() => z.object({
    revisao_prova: z.optional(zRevisaoProva),
    avaliacao_conhecimento_id: zId,
    dia_prova: zDiaProva,
    questoes: z.array(zProvaQuestao).check(z.maxLength(500))
}))();
const zRoteiroEstrelas = /* @__PURE__ */ (() => z.nullable(z.int().check(z.gte(0), z.lte(3))))();
const zRoteiroConclusao = /* @__PURE__ */ (() => z.object({
    qtde_estrelas: zRoteiroEstrelas
}))();
const zRoteiroFracao = /* @__PURE__ */ (() => z.number().check(z.gte(0), z.lte(1)))();
const zRoteiroMidiaTipo = /* @__PURE__ */ (() => z.enum([
    'site',
    'video',
    'podcast',
    'mapa_mental',
    'artigo_pedagogico',
    'jogo_educativo',
    'pea',
    'atividade_embasamento'
]))();
const zRoteiroPersistedData = /* @__PURE__ */ (() => z.nullable(z.string().check(z.maxLength(4096), z.regex(/^[A-Za-z0-9_.=-]*$/))))();
const zRoteiroQuestaoProva = /* @__PURE__ */ (() => z.object({
    numero: z.int().check(z.gte(1), z.lte(999)),
    desempenho_esperado: zFracaoNula
}))();
const zRoteiroQuestoesProva = /* @__PURE__ */ (() => z.array(zRoteiroQuestaoProva).check(z.maxLength(500)))();
const zRoteiroQuizResposta = /* @__PURE__ */ (() => z.object({
    item_resposta: zItemResposta,
    acertou: z.nullable(z.boolean()),
    data_resposta: zInstanteNulo
}))();
const zRoteiroRespostasQuiz = /* @__PURE__ */ (() => z.object({
    respostas: z.array(zRoteiroQuizResposta).check(z.maxLength(5))
}))();
const zRoteiroResumoGeral = /* @__PURE__ */ (() => z.object({
    qtde_cursos_acessados: zContagem,
    qtde_itens_respondidos: zContagem,
    qtde_midias_recomendadas: zContagem,
    qtde_midias_acessadas: zContagem
}))();
const zRoteiroResumoMateria = /* @__PURE__ */ (() => z.object({
    qtde_itens_respondidos: zContagem,
    qtde_midias_recomendadas: zContagem,
    qtde_cursos_acessados: zContagem
}))();
const zRoteiroTipo = /* @__PURE__ */ (() => z.union([z.literal(1), z.literal(2)]))();
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
const zSegundosNulo = /* @__PURE__ */ (() => z.nullable(z.int().check(z.gte(0), z.lte(315360000))))();
const zNavbar = /* @__PURE__ */ (() => z.object({
    qtde_estrelas: zContagem,
    qtde_moedas: zContagem,
    qtde_vidas: z.int().check(z.gte(0), z.lte(5)),
    prox_vida: zSegundosNulo,
    vidas_ativas: z.boolean(),
    custo_vidas: z.int().check(z.gte(0), z.lte(100)),
    segundos_por_vida: z.int().check(z.gte(60), z.lte(86400))
}))();
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
const zSituacaoResultado = /* @__PURE__ */ (() => z.enum(['em_correcao', 'liberado']))();
const zTexto = /* @__PURE__ */ (() => z.string().check(z.maxLength(500)))();
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
const zAvaliacaoMateria = /* @__PURE__ */ (() => z.object({
    materia_id: zId,
    materia_nome: zTexto,
    qtde_questoes: zContagem,
    area_conhecimento_id: zId,
    qtde_questoes_respondidas: zContagem,
    area_conhecimento_nome_curto: zTexto
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
const zFalhasEvitadas = /* @__PURE__ */ (() => z.object({
    materia_id: zId,
    materia_nome: zTexto,
    qtde_falhas_evitadas: z.number().check(z.gte(0), z.lte(1000000)),
    qtde_falhas_previstas: z.number().check(z.gte(0), z.lte(1000000)),
    qtde_fases_engajou: zContagem,
    qtde_fases_total: zContagem,
    engajamento_base: zFracaoNula,
    engajamento_qualificado: zFracaoNula
}))();
const zFalhasDoCiclo = /* @__PURE__ */ (() => z.object({
    ciclo: zCiclo,
    falhas_evitadas: z.array(zFalhasEvitadas).check(z.maxLength(100))
}))();
const zHomeMateriaEstrelas = /* @__PURE__ */ (() => z.object({
    materia_id: zId,
    materia_nome: zTexto,
    qtde_estrelas: zContagem,
    qtde_estrelas_plano_v1: zContagem,
    qtde_estrelas_roteiro_v1: zContagem
}))();
const zHomeProgressao = /* @__PURE__ */ (() => z.object({
    materia_id: zId,
    materia_nome: zTexto,
    trilha_id: zId,
    progresso: zRoteiroFracao
}))();
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
const zRankingEstrelasMateria = /* @__PURE__ */ (() => z.object({
    materia_id: zId,
    materia_nome: zTexto
}))();
const zRedacaoCompetenciaFinal = /* @__PURE__ */ (() => z.object({
    numero: z.int().check(z.gte(1), z.lte(5)),
    nome: zTexto,
    nota: z.number().check(z.gte(0), z.lte(200)),
    comentarios: z.array(z.string().check(z.maxLength(1000))).check(z.maxLength(2))
}))();
const zRedacaoCorrigida = /* @__PURE__ */ (() => z.object({
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
const zRedacaoCorrigidaNula = /* @__PURE__ */ (() => z.nullable(z.object({
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
const zRedacoesCorrigidas = /* @__PURE__ */ (() => z.array(zRedacaoCorrigida).check(z.maxLength(99)))();
const zResultadoArea = /* @__PURE__ */ (() => z.object({
    codigo: zAreaCodigo,
    nome: zTexto,
    nota_tri: zNotaTriNula,
    nota_tri_maxima: zNotaTriNula,
    base_tri: zBaseTri,
    erro_padrao: zNotaTriNula,
    acertos: zContagem,
    total: zContagem
}))();
const zResultadoListaItem = /* @__PURE__ */ (() => z.object({
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
const zResultadoLista = /* @__PURE__ */ (() => z.object({
    falhas_evitadas: z.array(zFalhasEvitadas).check(z.maxLength(100)),
    falhas_por_ciclo: z.array(zFalhasDoCiclo).check(z.maxLength(100)),
    avaliacoes: z.array(zResultadoListaItem).check(z.maxLength(1000))
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
const zResultadoQuestaoItem = /* @__PURE__ */ (() => z.object({
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
const zResumoMateria = /* @__PURE__ */ (() => z.object({
    materia_id: zId,
    materia_nome: zTexto,
    itens: z.array(zResumoItem).check(z.maxLength(500))
}))();
const zRoteiroAvaliacao = /* @__PURE__ */ (() => z.nullable(z.object({
    descricao: zTexto,
    data_aplicacao: zInstanteNulo,
    nota_maxima: zNotaMaxima,
    nota_prevista: zNotaNula,
    nota_prevista_inicial: zNotaNula
})))();
const zRoteiroFaseDisponivel = /* @__PURE__ */ (() => z.object({
    trilha_fase_id: zId,
    qtde_estrelas: zRoteiroEstrelas,
    secao: zTexto,
    objeto_conhecimento_descricao: zTexto,
    confiabilidade: zFracaoNula,
    questoes_prova: zRoteiroQuestoesProva
}))();
const zRoteiroItem = /* @__PURE__ */ (() => z.object({
    banco_questao_id: zId,
    gabarito: zLetra,
    comentario: zHtml,
    questoes_prova: zRoteiroQuestoesProva,
    item_resposta: zItemResposta,
    ordem: z.int().check(z.gte(1), z.lte(999)),
    secao_nome: zTexto,
    trilha_item_id: zId
}))();
const zRoteiroListaMateria = /* @__PURE__ */ (() => z.object({
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
const zRoteiroLista = /* @__PURE__ */ (() => z.object({
    materias: z.array(zRoteiroListaMateria).check(z.maxLength(500)),
    resumo: zRoteiroResumoGeral,
    trilhas_novas: z.boolean()
}))();
const zRoteiroMateria = /* @__PURE__ */ (() => z.object({
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
const zRoteiroSemana = /* @__PURE__ */ (() => z.object({
    turma_avaliacao_id: zId,
    tipo_avaliacao: z.enum(['RoteiroEstudo', 'PlanoAcao']),
    materia_id: zId,
    materia_nome: zTexto,
    descricao: zTexto,
    data_aplicacao: zInstanteNulo,
    percentual_concluido: z.number().check(z.gte(0), z.lte(100))
}))();
const zTextoMotivacional = /* @__PURE__ */ (() => z.object({
    ordem: z.int().check(z.gte(1), z.lte(99)),
    conteudo: zHtml
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
const zHomeAlunoEstrelas = /* @__PURE__ */ (() => z.object({
    aluno_nome: zTextoNulo,
    turma_aluno_id: zId,
    avatar_code: z.int().check(z.gte(1), z.lte(69)),
    materia_estrelas: z.array(zHomeMateriaEstrelas).check(z.maxLength(100))
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
const zRoteiroFaseInfo = /* @__PURE__ */ (() => z.object({
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
const zRoteiroMidia = /* @__PURE__ */ (() => z.object({
    id: zId,
    tipo: zRoteiroMidiaTipo,
    descricao: zTexto,
    url: z.url().check(z.maxLength(2048), z.regex(/^https:\/\//)),
    plataforma: zTextoNulo,
    label_01: zTextoNulo,
    label_02: zTextoNulo
}))();
const zRoteiroFase = /* @__PURE__ */ (() => z.object({
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
const zAvaliacao = /* @__PURE__ */ (() => z.object({
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
const zAvaliacaoInfo = /* @__PURE__ */ (() => z.object({
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
const zAvaliacaoInfoLista = /* @__PURE__ */ (() => z.tuple([zAvaliacaoInfo]))();
const zAvaliacaoLista = /* @__PURE__ */ (() => z.array(zAvaliacao).check(z.maxLength(1000)))();
const zProvaHoje = /* @__PURE__ */ (() => z.object({
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
const zCentralAvaliacoes = /* @__PURE__ */ (() => z.object({
    provas_hoje: z.array(zProvaHoje).check(z.maxLength(500)),
    roteiros_semana: z.array(zRoteiroSemana).check(z.maxLength(500)),
    servidor_em: zInstante
}))();
const zTrilhaEncerrada = /* @__PURE__ */ (() => z.object({
    materia_id: zId,
    tipo: zRoteiroTipo,
    data_fim: zInstante,
    progresso: zRoteiroFracao,
    trilha_id: zId,
    materia_nome: zTexto,
    ciclo_numero_referencia: zCiclo
}))();
const zTrilhaBusca = /* @__PURE__ */ (() => z.object({
    materias: z.array(zTrilhaEncerrada).check(z.maxLength(1000))
}))();
const zTrilhaEstudos = /* @__PURE__ */ (() => z.nullable(z.object({
    engajamento: zFracaoNula,
    desempenho_provavel_final: zPercentualNulo,
    desempenho_provavel_inicial: zPercentualNulo
})))();
const zResultado = /* @__PURE__ */ (() => z.object({
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
const zTrilhaFiltroMateria = /* @__PURE__ */ (() => z.object({
    materia_id: zId,
    materia_nome: zTexto
}))();
const zTrilhaFiltros = /* @__PURE__ */ (() => z.object({
    ciclos: z.array(zCiclo).check(z.maxLength(99)),
    materias: z.array(zTrilhaFiltroMateria).check(z.maxLength(100))
}))();
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
const zHomeRankingTurma = /* @__PURE__ */ (() => z.object({
    serie_nome: zTexto,
    turma_id: zId,
    turma_codigo: zTexto,
    turma_turno: zTurno,
    aluno_estrelas: z.array(zHomeAlunoEstrelas).check(z.maxLength(1000))
}))();
const zHome = /* @__PURE__ */ (() => z.object({
    progressao_materias: z.array(zHomeProgressao).check(z.maxLength(100)),
    ranking_geral: zHomePosicao,
    ranking_estrelas: z.array(zHomeRankingTurma).check(z.maxLength(200)),
    estrelas_v1: zContagem,
    quiz_pessoal: z.boolean(),
    ranking_modo: zRankingModo
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
const zGetSaudeResponse = /* @__PURE__ */ (() => zSaude)();
const zGetInstalacaoResponse = /* @__PURE__ */ (() => zInstalacao)();
const zGetContaResponse = /* @__PURE__ */ (() => zConta)();
const zListPerguntasSegurancaPessoaResponse = /* @__PURE__ */ (() => zPerguntaSegurancaLista)();
const zListCentralAvaliacoesResponse = /* @__PURE__ */ (() => zCentralAvaliacoes)();
const zGetProvaResponse = /* @__PURE__ */ (() => zProva)();
const zGetProvaResumoResponse = /* @__PURE__ */ (() => zResumo)();
const zGetProvaQuestoesResponse = /* @__PURE__ */ (() => zProvaQuestoes)();
const zGetQuestaoResponse = /* @__PURE__ */ (() => zQuestao)();
const zGetNavbarResponse = /* @__PURE__ */ (() => zNavbar)();
const zListAvaliacoesResponse = /* @__PURE__ */ (() => zAvaliacaoLista)();
const zGetAvaliacaoInfoResponse = /* @__PURE__ */ (() => zAvaliacaoInfoLista)();
const zListResultadosResponse = /* @__PURE__ */ (() => zResultadoLista)();
const zGetResultadoResponse = /* @__PURE__ */ (() => zResultado)();
const zGetResultadoQuestaoResponse = /* @__PURE__ */ (() => zResultadoQuestao)();
const zGetSessaoResponse = /* @__PURE__ */ (() => zSessao)();
const zGetRecuperacaoResponse = /* @__PURE__ */ (() => zRecuperacao)();
const zListAvisosResponse = /* @__PURE__ */ (() => zAvisoLista)();
const zGetPesquisaResponse = /* @__PURE__ */ (() => zPesquisa)();
const zGetHomeResponse = /* @__PURE__ */ (() => zHome)();
const zGetHomeRankingResponse = /* @__PURE__ */ (() => zRankingEstrelas)();
const zListRoteiroEstudosResponse = /* @__PURE__ */ (() => zRoteiroLista)();
const zGetRoteiroFaseResponse = /* @__PURE__ */ (() => zRoteiroFase)();
const zGetRoteiroMateriaResponse = /* @__PURE__ */ (() => zRoteiroMateria)();
const zGetTrilhaFiltrosResponse = /* @__PURE__ */ (() => zTrilhaFiltros)();
const zListTrilhasEncerradasResponse = /* @__PURE__ */ (() => zTrilhaBusca)();
const zGetBaseConhecimentoResponse = /* @__PURE__ */ (() => zBaseConhecimento)();
const zListAprendizagemResponse = /* @__PURE__ */ (() => zAprendizagemLista)();
const zGetAprendizagemResponse = /* @__PURE__ */ (() => zAprendizagem)();

/** Schema of the answer of each read that student-v2 makes, by method and path template. */
export const responseChecks: Readonly<Record<string, z.ZodMiniType>> = {
  'GET /api/saude': zGetSaudeResponse,
  'GET /api/v2/instalacao': zGetInstalacaoResponse,
  'GET /api/v2/users/contas': zGetContaResponse,
  'GET /api/v2/users/contas/perguntas_seguranca_pessoa': zListPerguntasSegurancaPessoaResponse,
  'GET /api/v2/central_avaliacoes': zListCentralAvaliacoesResponse,
  'GET /api/v2/central_avaliacoes/{turma_avaliacao_id}/{dia_prova}': zGetProvaResponse,
  'GET /api/v2/central_avaliacoes/{turma_avaliacao_id}/{dia_prova}/resumo': zGetProvaResumoResponse,
  'GET /api/v2/central_avaliacoes/{turma_avaliacao_id}/{dia_prova}/questoes': zGetProvaQuestoesResponse,
  'GET /api/v2/banco_questoes/{id}': zGetQuestaoResponse,
  'GET /api/v2/navbar': zGetNavbarResponse,
  'GET /api/v2/avaliacoes': zListAvaliacoesResponse,
  'GET /api/v2/avaliacoes/{avaliacao_conhecimento_id}/info': zGetAvaliacaoInfoResponse,
  'GET /api/v2/resultados': zListResultadosResponse,
  'GET /api/v2/resultados/{turma_avaliacao_id}': zGetResultadoResponse,
  'GET /api/v2/resultados/{turma_avaliacao_id}/questoes/{banco_questao_id}': zGetResultadoQuestaoResponse,
  'GET /api/v2/sessao': zGetSessaoResponse,
  'GET /api/v2/recuperacao': zGetRecuperacaoResponse,
  'GET /api/v2/avisos': zListAvisosResponse,
  'GET /api/v2/pesquisa': zGetPesquisaResponse,
  'GET /api/v2/home': zGetHomeResponse,
  'GET /api/v2/home/ranking': zGetHomeRankingResponse,
  'GET /api/v2/roteiro_estudos': zListRoteiroEstudosResponse,
  'GET /api/v2/roteiro_estudos/{trilha_fase_id}': zGetRoteiroFaseResponse,
  'GET /api/v2/roteiro_estudos/{trilha_id}/{materia_id}': zGetRoteiroMateriaResponse,
  'GET /api/v2/trilhas/filtros': zGetTrilhaFiltrosResponse,
  'GET /api/v2/trilhas/busca_filtrada': zListTrilhasEncerradasResponse,
  'GET /api/v2/base_conhecimentos/{base_conhecimento_id}': zGetBaseConhecimentoResponse,
  'GET /api/v2/aprendizagem': zListAprendizagemResponse,
  'GET /api/v2/aprendizagem/{materia_id}': zGetAprendizagemResponse,
};
