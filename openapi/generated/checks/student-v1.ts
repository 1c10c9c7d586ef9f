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
const zBossTempoRestante = /* @__PURE__ */ (() => z.nullable(z.int().check(z.gte(0), z.lte(31536000))))();
const zCiclo = /* @__PURE__ */ (() => z.int().check(z.gte(1), z.lte(99)))();
const zAprendizagemCiclos = /* @__PURE__ */ (() => z.array(zCiclo).check(z.maxLength(99)))();
const zContagem = /* @__PURE__ */ (() => z.int().check(z.gte(0), z.lte(1000000)))();
const zAdaptadaBossContagem = /* @__PURE__ */ (() => z.object({
    qtde_boss: zContagem,
    qtde_boss_finalizado: zContagem,
    qtde_boss_vencido: zContagem
}))();
const zAdaptadaExercicios = /* @__PURE__ */ (() => z.object({
    qtde_estrelas_possiveis: zContagem,
    qtde_estrelas_conquistadas: zContagem,
    qtde_itens_possiveis: zContagem,
    qtde_itens_respondidos: zContagem
}))();
const zBossResultado = /* @__PURE__ */ (() => z.object({
    status_boss_enum: z.enum(['venceu', 'perdeu']),
    desempenho: z.number().check(z.gte(0), z.lte(100)),
    qtde_moedas_ganhas: zContagem,
    desempenho_minimo: z.number().check(z.gte(0), z.lte(100)),
    qtde_itens: z.int().check(z.gte(1), z.lte(100)),
    qtde_itens_acertou: z.int().check(z.gte(0), z.lte(100))
}))();
const zDataNula = /* @__PURE__ */ (() => z.nullable(z.iso.date().check(z.maxLength(10))))();
const zDiaProva = /* @__PURE__ */ (() => z.int().check(z.gte(1), z.lte(99)))();
const zEstrelas = /* @__PURE__ */ (() => z.int().check(z.gte(0), z.lte(3)))();
const zFracaoNula = /* @__PURE__ */ (() => z.nullable(z.number().check(z.gte(0), z.lte(1))))();
const zHomePosicao = /* @__PURE__ */ (() => z.nullable(z.object({
    posicao: z.int().check(z.gte(1), z.lte(1000000)),
    total: z.int().check(z.gte(1), z.lte(1000000))
})))();
const zHtml = /* @__PURE__ */ (() => z.string().check(z.maxLength(200000)))();
const zId = /* @__PURE__ */ (() => z.int().check(z.gte(1), z.lte(2147483647)))();
const zAdaptadaCiclo = /* @__PURE__ */ (() => z.object({
    id: zId,
    ano: z.int().check(z.gte(2000), z.lte(2100)),
    numero_referencia: zCiclo
}))();
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
const zAdaptadaItem = /* @__PURE__ */ (() => z.object({
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
const zBossItem = /* @__PURE__ */ (() => z.object({
    item_resposta: zItemResposta,
    item_gabarito: zLetra,
    banco_questao_id: zId,
    turma_avaliacao_roteiro_estudo_id: zIdNulo,
    turma_avaliacao_lista_adaptada_id: zIdNulo,
    ordem: z.int().check(z.gte(1), z.lte(100)),
    acertou: z.nullable(z.boolean())
}))();
const zLinguaEstrangeiraNula = /* @__PURE__ */ (() => z.nullable(z.union([z.literal(1), z.literal(2)])))();
const zMeta = /* @__PURE__ */ (() => z.int().check(z.gte(1), z.lte(5)))();
const zMetaSemana = /* @__PURE__ */ (() => z.object({
    meta: zMeta,
    qtde_fases_concluidas: zContagem
}))();
const zNotaGabaritoNula = /* @__PURE__ */ (() => z.nullable(z.number().check(z.gte(0), z.lte(10))))();
const zNotaRedacao = /* @__PURE__ */ (() => z.nullable(z.int().check(z.gte(0), z.lte(1000))))();
const zNumeroNulo = /* @__PURE__ */ (() => z.nullable(z.int().check(z.gte(1), z.lte(9999))))();
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
const zStatusBoss = /* @__PURE__ */ (() => z.enum([
    'bloqueado',
    'desbloqueado',
    'iniciado',
    'venceu',
    'perdeu'
]))();
const zBossInfo = /* @__PURE__ */ (() => z.object({
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
const zBossResumo = /* @__PURE__ */ (() => z.object({
    itens: z.array(zBossItem).check(z.maxLength(100)),
    tempo_restante: zSegundos,
    online: z.boolean(),
    status_boss: zStatusBoss,
    tempo_total: zSegundos,
    acertos_para_vencer: z.int().check(z.gte(1), z.lte(100)),
    servidor_em: zInstante
}))();
const zStatusBossNulo = /* @__PURE__ */ (() => z.nullable(z.enum([
    'bloqueado',
    'desbloqueado',
    'iniciado',
    'venceu',
    'perdeu'
])))();
const zTentativa = /* @__PURE__ */ (() => z.int().check(z.gte(1), z.lte(32767)))();
const zTexto = /* @__PURE__ */ (() => z.string().check(z.maxLength(500)))();
const zAdaptadaFaseAtual = /* @__PURE__ */ (() => z.nullable(z.object({
    numero: z.int().check(z.gte(1), z.lte(500)),
    objeto_conhecimento_id: zId,
    objeto_conhecimento_descricao: zTexto,
    qtde_itens_total: zContagem,
    exercicio_atual: z.nullable(z.int().check(z.gte(1), z.lte(999)))
})))();
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
const zAviso = /* @__PURE__ */ (() => z.object({
    id: z.string().check(z.minLength(1), z.maxLength(60), z.regex(/^[a-z0-9-]+$/)),
    titulo: zTexto,
    texto: z.string().check(z.maxLength(2000)),
    inicio: zInstante,
    fim: zInstante
}))();
const zAvisoLista = /* @__PURE__ */ (() => z.array(zAviso).check(z.maxLength(50)))();
const zGabaritoFasePlano = /* @__PURE__ */ (() => z.object({
    materia_id: zId,
    objeto_conhecimento_id: zId,
    objeto_conhecimento_descricao: zTexto,
    numero: z.int().check(z.gte(1), z.lte(500)),
    bloqueado: z.boolean()
}))();
const zGabaritoFiltro = /* @__PURE__ */ (() => z.object({
    materia_id: zId,
    materia_nome: zTexto,
    ciclo_numero_referencia: z.array(zCiclo).check(z.maxLength(99))
}))();
const zGabaritoFiltros = /* @__PURE__ */ (() => z.object({
    filtro: z.array(zGabaritoFiltro).check(z.maxLength(100))
}))();
const zGabaritoItem = /* @__PURE__ */ (() => z.object({
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
const zGabaritoListaItem = /* @__PURE__ */ (() => z.object({
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
const zGabaritoLista = /* @__PURE__ */ (() => z.object({
    avaliacoes: z.array(zGabaritoListaItem).check(z.maxLength(1000))
}))();
const zGabaritoMateria = /* @__PURE__ */ (() => z.object({
    materia_id: zId,
    materia_nome: zTexto,
    fora_do_gabarito: z.boolean(),
    itens: z.array(zGabaritoItem).check(z.maxLength(500))
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
const zGabarito = /* @__PURE__ */ (() => z.object({
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
const zResumoMateria = /* @__PURE__ */ (() => z.object({
    materia_id: zId,
    materia_nome: zTexto,
    itens: z.array(zResumoItem).check(z.maxLength(500))
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
const zAdaptadaConteudo = /* @__PURE__ */ (() => z.object({
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
const zAdaptadaFaseMidias = /* @__PURE__ */ (() => z.object({
    capitulo_numero: zNumeroNulo,
    objeto_conhecimento_descricao: zTexto,
    habilidade_descricao: zTextoNulo,
    conteudos: z.array(zAdaptadaConteudo).check(z.maxLength(200))
}))();
const zAdaptadaFase = /* @__PURE__ */ (() => z.object({
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
const zAdaptadaItens = /* @__PURE__ */ (() => z.object({
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
const zAdaptadaMidias = /* @__PURE__ */ (() => z.object({
    objeto_conhecimento_id: zId,
    capitulo_numero: zNumeroNulo,
    objeto_conhecimento_descricao: zTexto,
    habilidade_descricao: zTextoNulo,
    conteudos: z.array(zAdaptadaConteudo).check(z.maxLength(200)),
    permite_pular: z.boolean(),
    pulou: z.boolean()
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
const zTipoAvaliacao = /* @__PURE__ */ (() => z.enum(['RoteiroEstudo', 'PlanoAcao']))();
const zAdaptadaAvaliacao = /* @__PURE__ */ (() => z.object({
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
const zAdaptadaArea = /* @__PURE__ */ (() => z.object({
    area_conhecimento_id: zId,
    nome_curto: zTexto,
    area_conhecimento_codigo: z.string().check(z.maxLength(20)),
    exercicios: zAdaptadaExercicios,
    boss: zAdaptadaBossContagem,
    avaliacoes: z.array(zAdaptadaAvaliacao).check(z.maxLength(500))
}))();
const zAdaptadaLista = /* @__PURE__ */ (() => z.object({
    data: z.array(zAdaptadaArea).check(z.maxLength(50)),
    ciclos: z.array(zAdaptadaCiclo).check(z.maxLength(99)),
    ciclo_retornado: zIdNulo,
    meta_semana: zMetaSemana
}))();
const zAdaptadaMateria = /* @__PURE__ */ (() => z.object({
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
const zListGabaritosResponse = /* @__PURE__ */ (() => zGabaritoLista)();
const zGetGabaritoFiltrosResponse = /* @__PURE__ */ (() => zGabaritoFiltros)();
const zGetGabaritoResponse = /* @__PURE__ */ (() => zGabarito)();
const zListAvaliacaoAdaptadasResponse = /* @__PURE__ */ (() => zAdaptadaLista)();
const zGetAvaliacaoAdaptadaResponse = /* @__PURE__ */ (() => zAdaptadaMateria)();
const zGetAdaptadaMidiasResponse = /* @__PURE__ */ (() => zAdaptadaMidias)();
const zGetAdaptadaItensResponse = /* @__PURE__ */ (() => zAdaptadaItens)();
const zGetBossInfoResponse = /* @__PURE__ */ (() => zBossInfo)();
const zGetBossResumoResponse = /* @__PURE__ */ (() => zBossResumo)();
const zGetBossConcluidoResponse = /* @__PURE__ */ (() => zBossResultado)();
const zGetInstalacaoResponse = /* @__PURE__ */ (() => zInstalacao)();
const zGetContaResponse = /* @__PURE__ */ (() => zConta)();
const zListPerguntasSegurancaPessoaResponse = /* @__PURE__ */ (() => zPerguntaSegurancaLista)();
const zListCentralAvaliacoesResponse = /* @__PURE__ */ (() => zCentralAvaliacoes)();
const zGetProvaResponse = /* @__PURE__ */ (() => zProva)();
const zGetProvaResumoResponse = /* @__PURE__ */ (() => zResumo)();
const zGetProvaQuestoesResponse = /* @__PURE__ */ (() => zProvaQuestoes)();
const zGetQuestaoResponse = /* @__PURE__ */ (() => zQuestao)();
const zGetNavbarResponse = /* @__PURE__ */ (() => zNavbar)();
const zGetResultadoQuestaoResponse = /* @__PURE__ */ (() => zResultadoQuestao)();
const zGetSessaoResponse = /* @__PURE__ */ (() => zSessao)();
const zGetRecuperacaoResponse = /* @__PURE__ */ (() => zRecuperacao)();
const zListAvisosResponse = /* @__PURE__ */ (() => zAvisoLista)();
const zGetPesquisaResponse = /* @__PURE__ */ (() => zPesquisa)();
const zGetHomeRankingResponse = /* @__PURE__ */ (() => zRankingEstrelas)();
const zListAprendizagemResponse = /* @__PURE__ */ (() => zAprendizagemLista)();
const zGetAprendizagemResponse = /* @__PURE__ */ (() => zAprendizagem)();

/** Schema of the answer of each read that student-v1 makes, by method and path template. */
export const responseChecks: Readonly<Record<string, z.ZodMiniType>> = {
  'GET /api/saude': zGetSaudeResponse,
  'GET /api/v1/gabaritos': zListGabaritosResponse,
  'GET /api/v1/gabaritos/filtros/1': zGetGabaritoFiltrosResponse,
  'GET /api/v1/gabaritos/{turma_avaliacao_id}': zGetGabaritoResponse,
  'GET /api/v1/avaliacao_adaptadas': zListAvaliacaoAdaptadasResponse,
  'GET /api/v1/avaliacao_adaptadas/{tipo}/{turma_avaliacao_id}/{materia_id}': zGetAvaliacaoAdaptadaResponse,
  'GET /api/v1/avaliacao_adaptadas/{tipo}/{turma_avaliacao_id}/{materia_id}/{objeto_conhecimento_id}/midias': zGetAdaptadaMidiasResponse,
  'GET /api/v1/avaliacao_adaptadas/{tipo}/{turma_avaliacao_id}/{materia_id}/{objeto_conhecimento_id}/itens': zGetAdaptadaItensResponse,
  'GET /api/v1/avaliacao_adaptadas/{tipo_avaliacao}/{turma_avaliacao_id}/{materia_id}/boss_info': zGetBossInfoResponse,
  'GET /api/v1/avaliacao_adaptadas/{tipo_avaliacao}/{turma_avaliacao_id}/{materia_id}/boss_resumo': zGetBossResumoResponse,
  'GET /api/v1/avaliacao_adaptadas/{tipo_avaliacao}/{turma_avaliacao_id}/{materia_id}/boss_concluido': zGetBossConcluidoResponse,
  'GET /api/v2/instalacao': zGetInstalacaoResponse,
  'GET /api/v2/users/contas': zGetContaResponse,
  'GET /api/v2/users/contas/perguntas_seguranca_pessoa': zListPerguntasSegurancaPessoaResponse,
  'GET /api/v2/central_avaliacoes': zListCentralAvaliacoesResponse,
  'GET /api/v2/central_avaliacoes/{turma_avaliacao_id}/{dia_prova}': zGetProvaResponse,
  'GET /api/v2/central_avaliacoes/{turma_avaliacao_id}/{dia_prova}/resumo': zGetProvaResumoResponse,
  'GET /api/v2/central_avaliacoes/{turma_avaliacao_id}/{dia_prova}/questoes': zGetProvaQuestoesResponse,
  'GET /api/v2/banco_questoes/{id}': zGetQuestaoResponse,
  'GET /api/v2/navbar': zGetNavbarResponse,
  'GET /api/v2/resultados/{turma_avaliacao_id}/questoes/{banco_questao_id}': zGetResultadoQuestaoResponse,
  'GET /api/v2/sessao': zGetSessaoResponse,
  'GET /api/v2/recuperacao': zGetRecuperacaoResponse,
  'GET /api/v2/avisos': zListAvisosResponse,
  'GET /api/v2/pesquisa': zGetPesquisaResponse,
  'GET /api/v2/home/ranking': zGetHomeRankingResponse,
  'GET /api/v2/aprendizagem': zListAprendizagemResponse,
  'GET /api/v2/aprendizagem/{materia_id}': zGetAprendizagemResponse,
};
