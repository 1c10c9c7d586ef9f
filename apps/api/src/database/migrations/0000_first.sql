CREATE TABLE "aparelho_conhecido" (
	"escola_id" bigint NOT NULL,
	"pessoa_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"criado_em" timestamp with time zone NOT NULL,
	"usado_em" timestamp with time zone NOT NULL,
	CONSTRAINT "aparelho_conhecido_escola_id_pessoa_id_token_hash_pk" PRIMARY KEY("escola_id","pessoa_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "codigo_recuperacao" (
	"escola_id" bigint NOT NULL,
	"pessoa_id" bigint NOT NULL,
	"codigo_hash" text NOT NULL,
	"criado_em" timestamp with time zone NOT NULL,
	"usado_em" timestamp with time zone,
	CONSTRAINT "codigo_recuperacao_escola_id_pessoa_id_codigo_hash_pk" PRIMARY KEY("escola_id","pessoa_id","codigo_hash")
);
--> statement-breakpoint
CREATE TABLE "duas_etapas" (
	"escola_id" bigint NOT NULL,
	"pessoa_id" bigint NOT NULL,
	"segredo" text NOT NULL,
	"criada_em" timestamp with time zone NOT NULL,
	"confirmada_em" timestamp with time zone,
	"ultimo_passo" bigint,
	CONSTRAINT "duas_etapas_escola_id_pessoa_id_pk" PRIMARY KEY("escola_id","pessoa_id"),
	CONSTRAINT "duas_etapas_confirmada" CHECK ("duas_etapas"."confirmada_em" is null or "duas_etapas"."ultimo_passo" is not null)
);
--> statement-breakpoint
CREATE TABLE "hub_token" (
	"escola_id" bigint NOT NULL,
	"jti_hash" text NOT NULL,
	"expira_em" timestamp with time zone NOT NULL,
	CONSTRAINT "hub_token_escola_id_jti_hash_pk" PRIMARY KEY("escola_id","jti_hash")
);
--> statement-breakpoint
CREATE TABLE "recuperacao_email" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"pessoa_id" bigint NOT NULL,
	"origem" text NOT NULL,
	"pedida_em" timestamp with time zone NOT NULL,
	"tentativas" smallint DEFAULT 0 NOT NULL,
	"enviar_apos" timestamp with time zone NOT NULL,
	"enviada_em" timestamp with time zone,
	"codigo_hash" text,
	"expira_em" timestamp with time zone,
	"usada_em" timestamp with time zone,
	CONSTRAINT "recuperacao_email_escola_id_id_pk" PRIMARY KEY("escola_id","id"),
	CONSTRAINT "recuperacao_email_codigo" UNIQUE("escola_id","codigo_hash")
);
--> statement-breakpoint
CREATE TABLE "resposta_seguranca" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"pessoa_id" bigint NOT NULL,
	"numero_sequencial" smallint NOT NULL,
	"pergunta_seguranca_id" integer NOT NULL,
	"resposta_hash" text NOT NULL,
	"criada_em" timestamp with time zone NOT NULL,
	CONSTRAINT "resposta_seguranca_escola_id_id_pk" PRIMARY KEY("escola_id","id"),
	CONSTRAINT "resposta_seguranca_numero" UNIQUE("escola_id","pessoa_id","numero_sequencial"),
	CONSTRAINT "resposta_seguranca_pergunta" UNIQUE("escola_id","pessoa_id","pergunta_seguranca_id"),
	CONSTRAINT "resposta_seguranca_tres" CHECK ("resposta_seguranca"."numero_sequencial" between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "transferencia" (
	"escola_id" bigint NOT NULL,
	"codigo_hash" text NOT NULL,
	"sessao_id" uuid NOT NULL,
	"destino" text NOT NULL,
	"criada_em" timestamp with time zone NOT NULL,
	"expira_em" timestamp with time zone NOT NULL,
	"usada_em" timestamp with time zone,
	"chave_hash" text,
	"nova_sessao_id" uuid,
	CONSTRAINT "transferencia_escola_id_codigo_hash_pk" PRIMARY KEY("escola_id","codigo_hash"),
	CONSTRAINT "transferencia_destino" CHECK ("transferencia"."destino" in ('student-v1','student-v2','staff'))
);
--> statement-breakpoint
CREATE TABLE "aprendizagem_concordancia" (
	"escola_id" bigint NOT NULL,
	"turma_aluno_id" bigint NOT NULL,
	"materia_id" bigint NOT NULL,
	"ciclo" smallint NOT NULL,
	"capitulo_numero" smallint NOT NULL,
	"concorda" boolean,
	"gravada_em" timestamp with time zone NOT NULL,
	CONSTRAINT "aprendizagem_concordancia_escola_id_turma_aluno_id_materia_id_ciclo_capitulo_numero_pk" PRIMARY KEY("escola_id","turma_aluno_id","materia_id","ciclo","capitulo_numero"),
	CONSTRAINT "aprendizagem_concordancia_faixa" CHECK ("aprendizagem_concordancia"."ciclo" between 1 and 99 and "aprendizagem_concordancia"."capitulo_numero" between 0 and 999)
);
--> statement-breakpoint
CREATE TABLE "auditoria" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"ordem" integer NOT NULL,
	"acao" text NOT NULL,
	"ator_escola_id" bigint,
	"ator_id" bigint,
	"perfil_real" text,
	"modo" text,
	"turma_aluno_id" bigint,
	"pessoa_id" bigint,
	"motivo" text,
	"detalhe" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"criada_em" timestamp with time zone NOT NULL,
	"hash_anterior" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "auditoria_escola_id_id_pk" PRIMARY KEY("escola_id","id"),
	CONSTRAINT "auditoria_ordem" UNIQUE("escola_id","ordem")
);
--> statement-breakpoint
CREATE TABLE "avaliacao" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"codigo" text NOT NULL,
	"descricao" text NOT NULL,
	"ciclo_id" bigint NOT NULL,
	"serie_id" bigint,
	"nota_maxima" numeric(7, 2) DEFAULT 10 NOT NULL,
	"tipo_aplicacao" text DEFAULT 'Online' NOT NULL,
	"solicitar_idioma" boolean DEFAULT false NOT NULL,
	"responde_apos_entrega" boolean,
	"liberar_em" timestamp with time zone,
	"retido" boolean DEFAULT false NOT NULL,
	"liberacao" text,
	"conferida_em" timestamp with time zone,
	"fim_em" timestamp with time zone,
	"outras_fim_em" timestamp with time zone,
	"outras_sem_fim" boolean DEFAULT false NOT NULL,
	"liberado_em" timestamp with time zone,
	CONSTRAINT "avaliacao_escola_id_id_pk" PRIMARY KEY("escola_id","id"),
	CONSTRAINT "avaliacao_codigo" UNIQUE("escola_id","codigo"),
	CONSTRAINT "avaliacao_liberacao" CHECK ("avaliacao"."liberacao" is null or "avaliacao"."liberacao" in ('sozinha','conferida')),
	CONSTRAINT "avaliacao_tipo_aplicacao" CHECK ("avaliacao"."tipo_aplicacao" in ('Online','Presencial','Híbrida')),
	CONSTRAINT "avaliacao_nota_maxima" CHECK ("avaliacao"."nota_maxima" > 0 and "avaliacao"."nota_maxima" <= 1000)
);
--> statement-breakpoint
CREATE TABLE "avaliacao_dia" (
	"escola_id" bigint NOT NULL,
	"avaliacao_id" bigint NOT NULL,
	"dia_prova" smallint NOT NULL,
	"bateria" smallint NOT NULL,
	"duracao_minutos" integer NOT NULL,
	"proposta_redacao_id" bigint,
	CONSTRAINT "avaliacao_dia_escola_id_avaliacao_id_dia_prova_pk" PRIMARY KEY("escola_id","avaliacao_id","dia_prova"),
	CONSTRAINT "avaliacao_dia_positivo" CHECK ("avaliacao_dia"."dia_prova" >= 1 and "avaliacao_dia"."duracao_minutos" > 0)
);
--> statement-breakpoint
CREATE TABLE "avaliacao_item" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"avaliacao_id" bigint NOT NULL,
	"dia_prova" smallint NOT NULL,
	"numero" smallint NOT NULL,
	"questao_id" bigint NOT NULL,
	"lingua_estrangeira" smallint,
	"anulada" boolean DEFAULT false NOT NULL,
	"gabarito_bonificado" boolean DEFAULT false NOT NULL,
	"pontuacao" numeric(7, 2) DEFAULT 1 NOT NULL,
	"fora_da_tri" boolean DEFAULT false NOT NULL,
	CONSTRAINT "avaliacao_item_escola_id_id_pk" PRIMARY KEY("escola_id","id"),
	CONSTRAINT "avaliacao_item_numero" UNIQUE NULLS NOT DISTINCT("escola_id","avaliacao_id","dia_prova","numero","lingua_estrangeira"),
	CONSTRAINT "avaliacao_item_questao" UNIQUE("escola_id","avaliacao_id","dia_prova","questao_id"),
	CONSTRAINT "avaliacao_item_lingua" CHECK ("avaliacao_item"."lingua_estrangeira" is null or "avaliacao_item"."lingua_estrangeira" in (1, 2)),
	CONSTRAINT "avaliacao_item_numero_positivo" CHECK ("avaliacao_item"."numero" >= 1),
	CONSTRAINT "avaliacao_item_pontuacao" CHECK ("avaliacao_item"."pontuacao" > 0)
);
--> statement-breakpoint
CREATE TABLE "caderno_item" (
	"escola_id" bigint NOT NULL,
	"avaliacao_id" bigint NOT NULL,
	"numero" smallint NOT NULL,
	"lingua_estrangeira" smallint NOT NULL,
	"area_codigo" text NOT NULL,
	"calibrado" boolean,
	CONSTRAINT "caderno_item_pk" PRIMARY KEY("escola_id","avaliacao_id","numero","lingua_estrangeira"),
	CONSTRAINT "caderno_item_lingua" CHECK ("caderno_item"."lingua_estrangeira" in (0, 1, 2)),
	CONSTRAINT "caderno_item_numero" CHECK ("caderno_item"."numero" >= 1)
);
--> statement-breakpoint
CREATE TABLE "turma_avaliacao" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"turma_id" bigint NOT NULL,
	"avaliacao_id" bigint NOT NULL,
	CONSTRAINT "turma_avaliacao_escola_id_id_pk" PRIMARY KEY("escola_id","id"),
	CONSTRAINT "turma_avaliacao_unica" UNIQUE("escola_id","turma_id","avaliacao_id")
);
--> statement-breakpoint
CREATE TABLE "turma_avaliacao_dia" (
	"escola_id" bigint NOT NULL,
	"turma_avaliacao_id" bigint NOT NULL,
	"dia_prova" smallint NOT NULL,
	"inicio_em" timestamp with time zone NOT NULL,
	"fim_em" timestamp with time zone NOT NULL,
	CONSTRAINT "turma_avaliacao_dia_escola_id_turma_avaliacao_id_dia_prova_pk" PRIMARY KEY("escola_id","turma_avaliacao_id","dia_prova"),
	CONSTRAINT "turma_avaliacao_dia_ordem" CHECK ("turma_avaliacao_dia"."fim_em" > "turma_avaliacao_dia"."inicio_em")
);
--> statement-breakpoint
CREATE TABLE "aviso" (
	"escola_id" bigint NOT NULL,
	"chave" text NOT NULL,
	"titulo" text NOT NULL,
	"texto" text NOT NULL,
	"inicio" timestamp with time zone NOT NULL,
	"fim" timestamp with time zone NOT NULL,
	CONSTRAINT "aviso_escola_id_chave_pk" PRIMARY KEY("escola_id","chave"),
	CONSTRAINT "aviso_chave" CHECK ("aviso"."chave" ~ '^[a-z0-9-]{1,60}$'),
	CONSTRAINT "aviso_intervalo" CHECK ("aviso"."fim" > "aviso"."inicio")
);
--> statement-breakpoint
CREATE TABLE "pesquisa_resposta" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"pessoa_id" bigint NOT NULL,
	"nota" smallint,
	"comentario" text,
	"criada_em" timestamp with time zone NOT NULL,
	CONSTRAINT "pesquisa_resposta_escola_id_id_pk" PRIMARY KEY("escola_id","id"),
	CONSTRAINT "pesquisa_resposta_nota" CHECK ("pesquisa_resposta"."nota" between 0 and 10)
);
--> statement-breakpoint
CREATE TABLE "servico" (
	"unico" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"manutencao_desde" timestamp with time zone,
	CONSTRAINT "servico_unico" CHECK ("servico"."unico")
);
--> statement-breakpoint
CREATE TABLE "boss" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"turma_aluno_id" bigint NOT NULL,
	"trilha_id" bigint NOT NULL,
	"numero" smallint DEFAULT 1 NOT NULL,
	"sorteado_em" timestamp with time zone NOT NULL,
	"duracao_segundos" integer NOT NULL,
	"percentual_vitoria" smallint DEFAULT 60 NOT NULL,
	"moedas_vitoria" smallint DEFAULT 20 NOT NULL,
	"moedas_derrota" smallint DEFAULT 5 NOT NULL,
	"iniciado_em" timestamp with time zone,
	"prazo_em" timestamp with time zone,
	"encerrado_em" timestamp with time zone,
	"encerrado_por" text,
	"venceu" boolean,
	"desempenho" double precision,
	"moedas" integer,
	CONSTRAINT "boss_escola_id_id_pk" PRIMARY KEY("escola_id","id"),
	CONSTRAINT "boss_unico" UNIQUE("escola_id","turma_aluno_id","trilha_id","numero"),
	CONSTRAINT "boss_duracao" CHECK ("boss"."duracao_segundos" > 0 and "boss"."numero" >= 1),
	CONSTRAINT "boss_iniciado" CHECK (("boss"."iniciado_em" is null) = ("boss"."prazo_em" is null)),
	CONSTRAINT "boss_ordem" CHECK ("boss"."encerrado_em" is null or "boss"."iniciado_em" is not null),
	CONSTRAINT "boss_encerrado" CHECK (("boss"."encerrado_em" is null) = ("boss"."encerrado_por" is null) and ("boss"."encerrado_em" is null) = ("boss"."venceu" is null) and ("boss"."encerrado_em" is null) = ("boss"."desempenho" is null) and ("boss"."encerrado_em" is null) = ("boss"."moedas" is null)),
	CONSTRAINT "boss_encerrado_por" CHECK ("boss"."encerrado_por" in ('aluno','respostas','tempo')),
	CONSTRAINT "boss_regras" CHECK ("boss"."percentual_vitoria" between 1 and 100 and "boss"."moedas_vitoria" >= 0 and "boss"."moedas_derrota" >= 0),
	CONSTRAINT "boss_desempenho" CHECK ("boss"."desempenho" between 0 and 100 and "boss"."moedas" >= 0)
);
--> statement-breakpoint
CREATE TABLE "boss_item" (
	"escola_id" bigint NOT NULL,
	"boss_id" bigint NOT NULL,
	"ordem" smallint NOT NULL,
	"trilha_item_id" bigint NOT NULL,
	"item_resposta" smallint,
	"respondida_em" timestamp with time zone,
	CONSTRAINT "boss_item_escola_id_boss_id_ordem_pk" PRIMARY KEY("escola_id","boss_id","ordem"),
	CONSTRAINT "boss_item_unico" UNIQUE("escola_id","boss_id","trilha_item_id"),
	CONSTRAINT "boss_item_resposta" CHECK ("boss_item"."item_resposta" between 1 and 5),
	CONSTRAINT "boss_item_respondida" CHECK (("boss_item"."item_resposta" is null) = ("boss_item"."respondida_em" is null))
);
--> statement-breakpoint
CREATE TABLE "carteira" (
	"escola_id" bigint NOT NULL,
	"turma_aluno_id" bigint NOT NULL,
	"moedas" integer DEFAULT 0 NOT NULL,
	"vidas" smallint DEFAULT 5 NOT NULL,
	"vidas_desde" timestamp with time zone,
	CONSTRAINT "carteira_escola_id_turma_aluno_id_pk" PRIMARY KEY("escola_id","turma_aluno_id"),
	CONSTRAINT "carteira_moedas" CHECK ("carteira"."moedas" >= 0),
	CONSTRAINT "carteira_vidas" CHECK ("carteira"."vidas" between 0 and 5),
	CONSTRAINT "carteira_relogio" CHECK (("carteira"."vidas" = 5) = ("carteira"."vidas_desde" is null))
);
--> statement-breakpoint
CREATE TABLE "moeda_lancamento" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"turma_aluno_id" bigint NOT NULL,
	"motivo" text NOT NULL,
	"chave" text NOT NULL,
	"valor" integer NOT NULL,
	"criada_em" timestamp with time zone NOT NULL,
	CONSTRAINT "moeda_lancamento_escola_id_id_pk" PRIMARY KEY("escola_id","id"),
	CONSTRAINT "moeda_lancamento_unico" UNIQUE("escola_id","turma_aluno_id","motivo","chave"),
	CONSTRAINT "moeda_lancamento_motivo" CHECK ("moeda_lancamento"."motivo" in ('item','boss','vidas','pular')),
	CONSTRAINT "moeda_lancamento_sinal" CHECK (case when "moeda_lancamento"."motivo" in ('item','boss') then "moeda_lancamento"."valor" > 0 else "moeda_lancamento"."valor" < 0 end)
);
--> statement-breakpoint
CREATE TABLE "vida_lancamento" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"turma_aluno_id" bigint NOT NULL,
	"motivo" text NOT NULL,
	"chave" text NOT NULL,
	"valor" smallint NOT NULL,
	"criada_em" timestamp with time zone NOT NULL,
	CONSTRAINT "vida_lancamento_escola_id_id_pk" PRIMARY KEY("escola_id","id"),
	CONSTRAINT "vida_lancamento_unico" UNIQUE("escola_id","turma_aluno_id","motivo","chave"),
	CONSTRAINT "vida_lancamento_sinal" CHECK (("vida_lancamento"."motivo" = 'erro' and "vida_lancamento"."valor" = -1) or ("vida_lancamento"."motivo" = 'compra' and "vida_lancamento"."valor" between 1 and 5))
);
--> statement-breakpoint
CREATE TABLE "base_conhecimento" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"materia_id" bigint NOT NULL,
	"objeto_conhecimento_id" bigint NOT NULL,
	"nome_curso" text NOT NULL,
	"curso" jsonb NOT NULL,
	"rascunho" jsonb,
	"versao" integer DEFAULT 1 NOT NULL,
	"publicado_em" timestamp with time zone,
	"atualizado_em" timestamp with time zone NOT NULL,
	CONSTRAINT "base_conhecimento_escola_id_id_pk" PRIMARY KEY("escola_id","id"),
	CONSTRAINT "base_conhecimento_objeto" UNIQUE("escola_id","objeto_conhecimento_id"),
	CONSTRAINT "base_conhecimento_versao" CHECK ("base_conhecimento"."versao" > 0),
	CONSTRAINT "base_conhecimento_rascunho" CHECK ("base_conhecimento"."rascunho" is null or "base_conhecimento"."publicado_em" is not null)
);
--> statement-breakpoint
CREATE TABLE "correcao_redacao" (
	"escola_id" bigint NOT NULL,
	"tentativa_id" bigint NOT NULL,
	"papel" smallint NOT NULL,
	"corretor_escola_id" bigint NOT NULL,
	"corretor_id" bigint NOT NULL,
	"competencias" jsonb NOT NULL,
	"marcas" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"motivo_zero" text,
	"comentario" text NOT NULL,
	"nota" integer,
	"concluida" boolean NOT NULL,
	"versao" integer NOT NULL,
	"gravada_em" timestamp with time zone NOT NULL,
	CONSTRAINT "correcao_redacao_escola_id_tentativa_id_papel_pk" PRIMARY KEY("escola_id","tentativa_id","papel"),
	CONSTRAINT "correcao_redacao_corretor" UNIQUE("escola_id","tentativa_id","corretor_escola_id","corretor_id"),
	CONSTRAINT "correcao_redacao_papel" CHECK ("correcao_redacao"."papel" in (1, 2, 3)),
	CONSTRAINT "correcao_redacao_nota" CHECK ("correcao_redacao"."nota" is null or "correcao_redacao"."nota" between 0 and 1000),
	CONSTRAINT "correcao_redacao_concluida" CHECK ("correcao_redacao"."concluida" = ("correcao_redacao"."nota" is not null) and "correcao_redacao"."versao" >= 1)
);
--> statement-breakpoint
CREATE TABLE "ciclo" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"ano" integer NOT NULL,
	"numero_referencia" smallint NOT NULL,
	CONSTRAINT "ciclo_escola_id_id_pk" PRIMARY KEY("escola_id","id"),
	CONSTRAINT "ciclo_numero" UNIQUE("escola_id","ano","numero_referencia")
);
--> statement-breakpoint
CREATE TABLE "escola" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"nome" text NOT NULL,
	"fuso_horario" text DEFAULT 'America/Sao_Paulo' NOT NULL,
	"configuracao" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"bloqueada_em" timestamp with time zone,
	"criada_em" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sede" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"nome" text NOT NULL,
	CONSTRAINT "sede_escola_id_id_pk" PRIMARY KEY("escola_id","id"),
	CONSTRAINT "sede_nome" UNIQUE("escola_id","nome")
);
--> statement-breakpoint
CREATE TABLE "serie" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"nome" text NOT NULL,
	"nivel_ordem" smallint NOT NULL,
	CONSTRAINT "serie_escola_id_id_pk" PRIMARY KEY("escola_id","id"),
	CONSTRAINT "serie_nome" UNIQUE("escola_id","nome")
);
--> statement-breakpoint
CREATE TABLE "turma" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"sede_id" bigint NOT NULL,
	"serie_id" bigint NOT NULL,
	"codigo" text NOT NULL,
	"turno" smallint NOT NULL,
	"ano" integer NOT NULL,
	"versao" smallint NOT NULL,
	"vidas_ativas" boolean DEFAULT true NOT NULL,
	"pular_ativo" boolean DEFAULT true NOT NULL,
	"opcoes_alteradas_em" timestamp with time zone,
	"opcoes_alteradas_por" text,
	CONSTRAINT "turma_escola_id_id_pk" PRIMARY KEY("escola_id","id"),
	CONSTRAINT "turma_codigo" UNIQUE("escola_id","ano","codigo"),
	CONSTRAINT "turma_versao" CHECK ("turma"."versao" in (1, 2))
);
--> statement-breakpoint
CREATE TABLE "conteudo_visualizacao" (
	"escola_id" bigint NOT NULL,
	"turma_aluno_id" bigint NOT NULL,
	"trilha_fase_id" bigint NOT NULL,
	"conteudo_digital_id" bigint NOT NULL,
	"visualizado_em" timestamp with time zone NOT NULL,
	"ajudou" boolean,
	"votado_em" timestamp with time zone,
	CONSTRAINT "conteudo_visualizacao_escola_id_turma_aluno_id_trilha_fase_id_conteudo_digital_id_pk" PRIMARY KEY("escola_id","turma_aluno_id","trilha_fase_id","conteudo_digital_id"),
	CONSTRAINT "conteudo_visualizacao_voto" CHECK (("conteudo_visualizacao"."ajudou" is null) = ("conteudo_visualizacao"."votado_em" is null))
);
--> statement-breakpoint
CREATE TABLE "explicacao_oculta" (
	"escola_id" bigint NOT NULL,
	"turma_aluno_id" bigint NOT NULL,
	"turma_avaliacao_id" bigint NOT NULL,
	"oculta_em" timestamp with time zone NOT NULL,
	CONSTRAINT "explicacao_oculta_escola_id_turma_aluno_id_turma_avaliacao_id_pk" PRIMARY KEY("escola_id","turma_aluno_id","turma_avaliacao_id")
);
--> statement-breakpoint
CREATE TABLE "fase_execucao" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"turma_aluno_id" bigint NOT NULL,
	"trilha_fase_id" bigint NOT NULL,
	"numero" smallint NOT NULL,
	"iniciada_em" timestamp with time zone NOT NULL,
	"concluida_em" timestamp with time zone,
	"estrelas" smallint,
	"acertos" smallint,
	"itens" smallint,
	"moedas" integer DEFAULT 0 NOT NULL,
	"melhor" boolean,
	CONSTRAINT "fase_execucao_escola_id_id_pk" PRIMARY KEY("escola_id","id"),
	CONSTRAINT "fase_execucao_numero" UNIQUE("escola_id","turma_aluno_id","trilha_fase_id","numero"),
	CONSTRAINT "fase_execucao_numero_positivo" CHECK ("fase_execucao"."numero" >= 1),
	CONSTRAINT "fase_execucao_estrelas" CHECK ("fase_execucao"."estrelas" between 0 and 3),
	CONSTRAINT "fase_execucao_concluida" CHECK (("fase_execucao"."concluida_em" is null) = ("fase_execucao"."estrelas" is null) and ("fase_execucao"."concluida_em" is null) = ("fase_execucao"."acertos" is null) and ("fase_execucao"."concluida_em" is null) = ("fase_execucao"."itens" is null)),
	CONSTRAINT "fase_execucao_acertos" CHECK ("fase_execucao"."acertos" between 0 and "fase_execucao"."itens"),
	CONSTRAINT "fase_execucao_moedas" CHECK ("fase_execucao"."moedas" >= 0)
);
--> statement-breakpoint
CREATE TABLE "fase_item" (
	"escola_id" bigint NOT NULL,
	"fase_execucao_id" bigint NOT NULL,
	"trilha_item_id" bigint NOT NULL,
	"ordem" smallint NOT NULL,
	"servido_em" timestamp with time zone NOT NULL,
	"resposta_1" smallint,
	"respondida_1_em" timestamp with time zone,
	"resposta_2" smallint,
	"respondida_2_em" timestamp with time zone,
	"acertou" boolean,
	"bloqueado_em" timestamp with time zone,
	"pratica" boolean DEFAULT false NOT NULL,
	CONSTRAINT "fase_item_escola_id_fase_execucao_id_trilha_item_id_pk" PRIMARY KEY("escola_id","fase_execucao_id","trilha_item_id"),
	CONSTRAINT "fase_item_ordem" UNIQUE("escola_id","fase_execucao_id","ordem"),
	CONSTRAINT "fase_item_resposta" CHECK ("fase_item"."resposta_1" between 1 and 5 and "fase_item"."resposta_2" between 1 and 5),
	CONSTRAINT "fase_item_vezes" CHECK ("fase_item"."resposta_2" is null or "fase_item"."resposta_1" is not null),
	CONSTRAINT "fase_item_acertou" CHECK (("fase_item"."acertou" is null) = ("fase_item"."resposta_1" is null)),
	CONSTRAINT "fase_item_bloqueado" CHECK ("fase_item"."bloqueado_em" is null or "fase_item"."resposta_1" is not null)
);
--> statement-breakpoint
CREATE TABLE "fase_quiz" (
	"escola_id" bigint NOT NULL,
	"turma_aluno_id" bigint NOT NULL,
	"trilha_fase_id" bigint NOT NULL,
	"indice" smallint NOT NULL,
	"item_resposta" smallint NOT NULL,
	"acertou" boolean NOT NULL,
	"respondida_em" timestamp with time zone NOT NULL,
	CONSTRAINT "fase_quiz_escola_id_turma_aluno_id_trilha_fase_id_indice_pk" PRIMARY KEY("escola_id","turma_aluno_id","trilha_fase_id","indice"),
	CONSTRAINT "fase_quiz_faixa" CHECK ("fase_quiz"."indice" between 1 and 5 and "fase_quiz"."item_resposta" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "pedido" (
	"escola_id" bigint NOT NULL,
	"pessoa_id" bigint NOT NULL,
	"operacao" text NOT NULL,
	"chave" text NOT NULL,
	"pedido_hash" char(64) NOT NULL,
	"status" smallint,
	"resposta" text,
	"criada_em" timestamp with time zone NOT NULL,
	CONSTRAINT "pedido_escola_id_pessoa_id_operacao_chave_pk" PRIMARY KEY("escola_id","pessoa_id","operacao","chave"),
	CONSTRAINT "pedido_respondido" CHECK (("pedido"."status" is null) = ("pedido"."resposta" is null)),
	CONSTRAINT "pedido_chave" CHECK (char_length("pedido"."chave") between 8 and 100)
);
--> statement-breakpoint
CREATE TABLE "grade_linha" (
	"escola_id" bigint NOT NULL,
	"turma_avaliacao_id" bigint NOT NULL,
	"dia_prova" smallint NOT NULL,
	"turma_aluno_id" bigint NOT NULL,
	"presente" boolean NOT NULL,
	"origem" text NOT NULL,
	"versao" integer NOT NULL,
	"gravada_em" timestamp with time zone NOT NULL,
	CONSTRAINT "grade_linha_escola_id_turma_avaliacao_id_dia_prova_turma_aluno_id_pk" PRIMARY KEY("escola_id","turma_avaliacao_id","dia_prova","turma_aluno_id"),
	CONSTRAINT "grade_linha_origem" CHECK ("grade_linha"."origem" in ('grade','csv')),
	CONSTRAINT "grade_linha_versao" CHECK ("grade_linha"."versao" >= 1)
);
--> statement-breakpoint
CREATE TABLE "diretorio_login" (
	"login" text PRIMARY KEY NOT NULL,
	"escola_id" bigint NOT NULL,
	"pessoa_id" bigint NOT NULL,
	CONSTRAINT "diretorio_login_minusculo" CHECK ("diretorio_login"."login" = lower(btrim("diretorio_login"."login")) and "diretorio_login"."login" <> '')
);
--> statement-breakpoint
CREATE TABLE "login_falha" (
	"chave" text PRIMARY KEY NOT NULL,
	"falhas" integer NOT NULL,
	"bloqueado_ate" timestamp with time zone NOT NULL,
	"atualizada_em" timestamp with time zone NOT NULL,
	"em_exame" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "login_falha_positiva" CHECK ("login_falha"."falhas" > 0)
);
--> statement-breakpoint
CREATE TABLE "pessoa" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"nome" text NOT NULL,
	"nome_social" text,
	"data_nascimento" date,
	"email" text,
	"avatar_code" smallint DEFAULT 1 NOT NULL,
	"perfil" text NOT NULL,
	"senha_hash" text NOT NULL,
	"senha_inicial" boolean DEFAULT false NOT NULL,
	"senha_expira_em" timestamp with time zone,
	"senha_recuperada_em" timestamp with time zone,
	"base_legal" text,
	"base_legal_em" timestamp with time zone,
	"anonimizada_em" timestamp with time zone,
	"ranking_oculto" boolean DEFAULT false NOT NULL,
	"conta_teste" boolean DEFAULT false NOT NULL,
	"ativa" boolean DEFAULT true NOT NULL,
	"inativada_em" timestamp with time zone,
	"criada_em" timestamp with time zone NOT NULL,
	CONSTRAINT "pessoa_escola_id_id_pk" PRIMARY KEY("escola_id","id"),
	CONSTRAINT "pessoa_perfil" CHECK ("pessoa"."perfil" in ('aluno','professor','coordenador','gestao_vida','admin','gestao_escola','diretor','supervisor','responsavel')),
	CONSTRAINT "pessoa_avatar" CHECK ("pessoa"."avatar_code" between 1 and 69),
	CONSTRAINT "pessoa_base_legal" CHECK ("pessoa"."base_legal" in ('consentimento_responsavel','execucao_contrato','obrigacao_legal')),
	CONSTRAINT "pessoa_nome_social" CHECK ("pessoa"."nome_social" is null or (char_length("pessoa"."nome_social") between 1 and 20))
);
--> statement-breakpoint
CREATE TABLE "sessao" (
	"escola_id" bigint NOT NULL,
	"id" uuid NOT NULL,
	"pessoa_id" bigint NOT NULL,
	"turma_aluno_id" bigint,
	"aluno_escola_id" bigint,
	"origem_id" uuid,
	"motivo" text,
	"limite_em" timestamp with time zone,
	"perfil_real" text NOT NULL,
	"perfil" text NOT NULL,
	"validade_segundos" bigint NOT NULL,
	"criada_em" timestamp with time zone NOT NULL,
	"expira_em" timestamp with time zone NOT NULL,
	"encerrada_em" timestamp with time zone,
	CONSTRAINT "sessao_escola_id_id_pk" PRIMARY KEY("escola_id","id")
);
--> statement-breakpoint
CREATE TABLE "supervisor_escola" (
	"escola_id" bigint NOT NULL,
	"pessoa_id" bigint NOT NULL,
	"outra_escola_id" bigint NOT NULL,
	CONSTRAINT "supervisor_escola_escola_id_pessoa_id_outra_escola_id_pk" PRIMARY KEY("escola_id","pessoa_id","outra_escola_id")
);
--> statement-breakpoint
CREATE TABLE "turma_aluno" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"turma_id" bigint NOT NULL,
	"pessoa_id" bigint NOT NULL,
	"status" text DEFAULT 'Atual' NOT NULL,
	"inicio_em" timestamp with time zone,
	"fator_tempo" numeric(4, 2) DEFAULT 1 NOT NULL,
	"estrelas_v1" integer DEFAULT 0 NOT NULL,
	"passa_da_janela" boolean DEFAULT false NOT NULL,
	CONSTRAINT "turma_aluno_escola_id_id_pk" PRIMARY KEY("escola_id","id"),
	CONSTRAINT "turma_aluno_unico" UNIQUE("escola_id","turma_id","pessoa_id"),
	CONSTRAINT "turma_aluno_status" CHECK ("turma_aluno"."status" in ('Atual','Transferido','Remanejado','Concluído')),
	CONSTRAINT "turma_aluno_fator" CHECK ("turma_aluno"."fator_tempo" between 1 and 4),
	CONSTRAINT "turma_aluno_estrelas_v1" CHECK ("turma_aluno"."estrelas_v1" >= 0)
);
--> statement-breakpoint
CREATE TABLE "turma_professor" (
	"escola_id" bigint NOT NULL,
	"turma_id" bigint NOT NULL,
	"pessoa_id" bigint NOT NULL,
	CONSTRAINT "turma_professor_escola_id_turma_id_pessoa_id_pk" PRIMARY KEY("escola_id","turma_id","pessoa_id")
);
--> statement-breakpoint
CREATE TABLE "janela_aluno" (
	"escola_id" bigint NOT NULL,
	"turma_avaliacao_id" bigint NOT NULL,
	"dia_prova" smallint NOT NULL,
	"turma_aluno_id" bigint NOT NULL,
	"acrescimo_segundos" integer NOT NULL,
	CONSTRAINT "janela_aluno_escola_id_turma_avaliacao_id_dia_prova_turma_aluno_id_pk" PRIMARY KEY("escola_id","turma_avaliacao_id","dia_prova","turma_aluno_id"),
	CONSTRAINT "janela_aluno_acrescimo" CHECK ("janela_aluno"."acrescimo_segundos" > 0)
);
--> statement-breakpoint
CREATE TABLE "prorrogacao" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"pedido_id" uuid NOT NULL,
	"escopo" text NOT NULL,
	"minutos" integer NOT NULL,
	"qtde_alunos" integer DEFAULT 0 NOT NULL,
	"qtde_provas" integer DEFAULT 0 NOT NULL,
	"qtde_roteiros" integer DEFAULT 0 NOT NULL,
	"gabarito_liberado_em" timestamp with time zone,
	"criada_em" timestamp with time zone NOT NULL,
	"efeito" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"desfeita_em" timestamp with time zone,
	CONSTRAINT "prorrogacao_escola_id_id_pk" PRIMARY KEY("escola_id","id"),
	CONSTRAINT "prorrogacao_pedido" UNIQUE("escola_id","pedido_id"),
	CONSTRAINT "prorrogacao_escopo" CHECK ("prorrogacao"."escopo" in ('aluno','turma','escola')),
	CONSTRAINT "prorrogacao_minutos" CHECK ("prorrogacao"."minutos" between 1 and 10080)
);
--> statement-breakpoint
CREATE TABLE "area_conhecimento" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"codigo" text NOT NULL,
	"nome" text NOT NULL,
	"nome_curto" text NOT NULL,
	CONSTRAINT "area_conhecimento_escola_id_id_pk" PRIMARY KEY("escola_id","id"),
	CONSTRAINT "area_conhecimento_codigo" UNIQUE("escola_id","codigo")
);
--> statement-breakpoint
CREATE TABLE "materia" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"area_conhecimento_id" bigint NOT NULL,
	"nome" text NOT NULL,
	"fora_do_gabarito" boolean DEFAULT false NOT NULL,
	CONSTRAINT "materia_escola_id_id_pk" PRIMARY KEY("escola_id","id"),
	CONSTRAINT "materia_nome" UNIQUE("escola_id","nome")
);
--> statement-breakpoint
CREATE TABLE "midia" (
	"escola_id" bigint NOT NULL,
	"sha256" char(64) NOT NULL,
	"tipo" text NOT NULL,
	"conteudo" "bytea" NOT NULL,
	CONSTRAINT "midia_escola_id_sha256_pk" PRIMARY KEY("escola_id","sha256"),
	CONSTRAINT "midia_tipo" CHECK ("midia"."tipo" in ('image/png','image/jpeg','image/gif','image/webp'))
);
--> statement-breakpoint
CREATE TABLE "objeto_conhecimento" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"materia_id" bigint NOT NULL,
	"serie_id" bigint,
	"descricao" text NOT NULL,
	CONSTRAINT "objeto_conhecimento_escola_id_id_pk" PRIMARY KEY("escola_id","id"),
	CONSTRAINT "objeto_conhecimento_descricao" UNIQUE NULLS NOT DISTINCT("escola_id","materia_id","serie_id","descricao")
);
--> statement-breakpoint
CREATE TABLE "proposta_redacao" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"codigo" text NOT NULL,
	"titulo" text NOT NULL,
	"descricao" text NOT NULL,
	"genero_textual_nome" text NOT NULL,
	"max_linhas" integer DEFAULT 30 NOT NULL,
	CONSTRAINT "proposta_redacao_escola_id_id_pk" PRIMARY KEY("escola_id","id"),
	CONSTRAINT "proposta_redacao_codigo" UNIQUE("escola_id","codigo")
);
--> statement-breakpoint
CREATE TABLE "questao" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"codigo" text NOT NULL,
	"materia_id" bigint NOT NULL,
	"objeto_conhecimento_id" bigint,
	"capitulo" smallint,
	"habilidade" text,
	"enunciado" text NOT NULL,
	"opcao_a" text DEFAULT '' NOT NULL,
	"opcao_b" text DEFAULT '' NOT NULL,
	"opcao_c" text DEFAULT '' NOT NULL,
	"opcao_d" text DEFAULT '' NOT NULL,
	"opcao_e" text,
	"gabarito" char(1),
	"comentario" text DEFAULT '' NOT NULL,
	"subjetiva" boolean DEFAULT false NOT NULL,
	"lingua_estrangeira" smallint,
	"dificuldade" text,
	"tri_a" double precision,
	"tri_b" double precision,
	"tri_c" double precision,
	"tri_origem" text,
	"origem" text NOT NULL,
	"atualizada_em" timestamp with time zone NOT NULL,
	CONSTRAINT "questao_escola_id_id_pk" PRIMARY KEY("escola_id","id"),
	CONSTRAINT "questao_codigo" UNIQUE("escola_id","codigo"),
	CONSTRAINT "questao_gabarito" CHECK ("questao"."gabarito" is null or "questao"."gabarito" in ('A','B','C','D','E')),
	CONSTRAINT "questao_lingua" CHECK ("questao"."lingua_estrangeira" is null or "questao"."lingua_estrangeira" in (1, 2)),
	CONSTRAINT "questao_dificuldade" CHECK ("questao"."dificuldade" is null or "questao"."dificuldade" in ('facil','medio','dificil')),
	CONSTRAINT "questao_tri_completa" CHECK (("questao"."tri_a" is null) = ("questao"."tri_b" is null) and ("questao"."tri_b" is null) = ("questao"."tri_c" is null) and ("questao"."tri_a" is null) = ("questao"."tri_origem" is null)),
	CONSTRAINT "questao_tri_faixa" CHECK ("questao"."tri_a" is null or ("questao"."tri_a" > 0 and "questao"."tri_c" >= 0 and "questao"."tri_c" < 1))
);
--> statement-breakpoint
CREATE TABLE "texto_motivacional" (
	"escola_id" bigint NOT NULL,
	"proposta_redacao_id" bigint NOT NULL,
	"ordem" smallint NOT NULL,
	"conteudo" text NOT NULL,
	CONSTRAINT "texto_motivacional_escola_id_proposta_redacao_id_ordem_pk" PRIMARY KEY("escola_id","proposta_redacao_id","ordem")
);
--> statement-breakpoint
CREATE TABLE "item_estatistica" (
	"escola_id" bigint NOT NULL,
	"turma_avaliacao_id" bigint NOT NULL,
	"avaliacao_item_id" bigint NOT NULL,
	"presentes" integer NOT NULL,
	"acertos" integer NOT NULL,
	"calculado_em" timestamp with time zone NOT NULL,
	CONSTRAINT "item_estatistica_escola_id_avaliacao_item_id_turma_avaliacao_id_pk" PRIMARY KEY("escola_id","avaliacao_item_id","turma_avaliacao_id"),
	CONSTRAINT "item_estatistica_ordem" CHECK ("item_estatistica"."acertos" between 0 and "item_estatistica"."presentes")
);
--> statement-breakpoint
CREATE TABLE "recalculo" (
	"escola_id" bigint NOT NULL,
	"avaliacao_id" bigint NOT NULL,
	"pedidos" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "recalculo_escola_id_avaliacao_id_pk" PRIMARY KEY("escola_id","avaliacao_id")
);
--> statement-breakpoint
CREATE TABLE "resultado" (
	"escola_id" bigint NOT NULL,
	"turma_avaliacao_id" bigint NOT NULL,
	"turma_aluno_id" bigint NOT NULL,
	"presente" boolean NOT NULL,
	"acertos" integer NOT NULL,
	"itens" integer NOT NULL,
	"desempenho" double precision NOT NULL,
	"nota" double precision NOT NULL,
	"nota_agregada" double precision,
	"nota_tri" numeric(6, 1),
	"itens_tri" integer,
	"itens_calibrados" integer,
	"nota_redacao" double precision,
	"ranking" integer,
	"melhor_da_turma" boolean DEFAULT false NOT NULL,
	"tempo_utilizado" integer,
	"calculado_em" timestamp with time zone NOT NULL,
	"planos_em" timestamp with time zone,
	CONSTRAINT "resultado_escola_id_turma_avaliacao_id_turma_aluno_id_pk" PRIMARY KEY("escola_id","turma_avaliacao_id","turma_aluno_id"),
	CONSTRAINT "resultado_desempenho" CHECK ("resultado"."desempenho" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "resultado_area" (
	"escola_id" bigint NOT NULL,
	"turma_avaliacao_id" bigint NOT NULL,
	"turma_aluno_id" bigint NOT NULL,
	"area_codigo" text NOT NULL,
	"acertos" integer NOT NULL,
	"itens" integer NOT NULL,
	"nota_tri" numeric(6, 1),
	"itens_tri" integer,
	"itens_calibrados" integer,
	"erro_padrao" double precision,
	"origem_tri" text,
	CONSTRAINT "resultado_area_escola_id_turma_avaliacao_id_turma_aluno_id_area_codigo_pk" PRIMARY KEY("escola_id","turma_avaliacao_id","turma_aluno_id","area_codigo")
);
--> statement-breakpoint
CREATE TABLE "correcao_subjetiva" (
	"escola_id" bigint NOT NULL,
	"tentativa_id" bigint NOT NULL,
	"avaliacao_item_id" bigint NOT NULL,
	"pontuacao" numeric(7, 2) NOT NULL,
	"comentario" text,
	"corretor_escola_id" bigint NOT NULL,
	"corretor_id" bigint NOT NULL,
	"versao" integer NOT NULL,
	"gravada_em" timestamp with time zone NOT NULL,
	CONSTRAINT "correcao_subjetiva_escola_id_tentativa_id_avaliacao_item_id_pk" PRIMARY KEY("escola_id","tentativa_id","avaliacao_item_id"),
	CONSTRAINT "correcao_subjetiva_pontuacao" CHECK ("correcao_subjetiva"."pontuacao" >= 0 and "correcao_subjetiva"."versao" >= 1)
);
--> statement-breakpoint
CREATE TABLE "resposta_subjetiva" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"tentativa_id" bigint NOT NULL,
	"avaliacao_item_id" bigint NOT NULL,
	"texto" text NOT NULL,
	"palavras" integer NOT NULL,
	"seq" bigint NOT NULL,
	"gravada_em" timestamp with time zone NOT NULL,
	CONSTRAINT "resposta_subjetiva_escola_id_tentativa_id_avaliacao_item_id_pk" PRIMARY KEY("escola_id","tentativa_id","avaliacao_item_id"),
	CONSTRAINT "resposta_subjetiva_id" UNIQUE("escola_id","id"),
	CONSTRAINT "resposta_subjetiva_tamanho" CHECK (char_length("resposta_subjetiva"."texto") <= 20000),
	CONSTRAINT "resposta_subjetiva_seq" CHECK ("resposta_subjetiva"."seq" >= 0)
);
--> statement-breakpoint
CREATE TABLE "redacao" (
	"escola_id" bigint NOT NULL,
	"tentativa_id" bigint NOT NULL,
	"proposta_redacao_id" bigint NOT NULL,
	"texto" text NOT NULL,
	"palavras" integer NOT NULL,
	"seq" bigint NOT NULL,
	"gravada_em" timestamp with time zone NOT NULL,
	"nota" integer,
	CONSTRAINT "redacao_escola_id_tentativa_id_pk" PRIMARY KEY("escola_id","tentativa_id"),
	CONSTRAINT "redacao_tamanho" CHECK (char_length("redacao"."texto") <= 20000),
	CONSTRAINT "redacao_nota" CHECK ("redacao"."nota" is null or "redacao"."nota" between 0 and 1000)
);
--> statement-breakpoint
CREATE TABLE "redacao_versao" (
	"escola_id" bigint NOT NULL,
	"tentativa_id" bigint NOT NULL,
	"seq" bigint NOT NULL,
	"texto" text NOT NULL,
	"gravada_em" timestamp with time zone NOT NULL,
	CONSTRAINT "redacao_versao_escola_id_tentativa_id_seq_pk" PRIMARY KEY("escola_id","tentativa_id","seq")
);
--> statement-breakpoint
CREATE TABLE "resposta" (
	"escola_id" bigint NOT NULL,
	"tentativa_id" bigint NOT NULL,
	"avaliacao_item_id" bigint NOT NULL,
	"item_resposta" smallint,
	"dupla_marcacao" boolean DEFAULT false NOT NULL,
	"seq" bigint NOT NULL,
	"gravada_em" timestamp with time zone NOT NULL,
	CONSTRAINT "resposta_escola_id_tentativa_id_avaliacao_item_id_pk" PRIMARY KEY("escola_id","tentativa_id","avaliacao_item_id"),
	CONSTRAINT "resposta_valor" CHECK ("resposta"."item_resposta" is null or "resposta"."item_resposta" between 1 and 5),
	CONSTRAINT "resposta_seq" CHECK ("resposta"."seq" >= 0)
);
--> statement-breakpoint
CREATE TABLE "resposta_fora_do_prazo" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"tentativa_id" bigint NOT NULL,
	"avaliacao_item_id" bigint,
	"item_resposta" smallint,
	"texto_redacao" text,
	"seq" bigint NOT NULL,
	"recebida_em" timestamp with time zone NOT NULL,
	"respondida_em" timestamp with time zone,
	"decisao" text DEFAULT 'pendente' NOT NULL,
	"decidida_em" timestamp with time zone,
	"tinha_resposta" boolean DEFAULT false NOT NULL,
	"resposta_anterior" smallint,
	"texto_anterior" text,
	CONSTRAINT "resposta_fora_do_prazo_escola_id_id_pk" PRIMARY KEY("escola_id","id"),
	CONSTRAINT "resposta_fora_do_prazo_decisao" CHECK ("resposta_fora_do_prazo"."decisao" in ('pendente','contada','deixada_de_fora')),
	CONSTRAINT "resposta_fora_do_prazo_decidida" CHECK (("resposta_fora_do_prazo"."decisao" = 'pendente') = ("resposta_fora_do_prazo"."decidida_em" is null))
);
--> statement-breakpoint
CREATE TABLE "tentativa" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"turma_avaliacao_id" bigint NOT NULL,
	"dia_prova" smallint NOT NULL,
	"turma_aluno_id" bigint NOT NULL,
	"lingua_estrangeira" smallint DEFAULT 1 NOT NULL,
	"lingua_escolhida" boolean DEFAULT false NOT NULL,
	"iniciada_em" timestamp with time zone NOT NULL,
	"prazo_em" timestamp with time zone NOT NULL,
	"acrescimo_segundos" integer DEFAULT 0 NOT NULL,
	"origem" text DEFAULT 'online' NOT NULL,
	"entregue_em" timestamp with time zone,
	"encerrada_em" timestamp with time zone,
	"encerrada_por" text,
	CONSTRAINT "tentativa_escola_id_id_pk" PRIMARY KEY("escola_id","id"),
	CONSTRAINT "tentativa_unica" UNIQUE("escola_id","turma_avaliacao_id","dia_prova","turma_aluno_id"),
	CONSTRAINT "tentativa_lingua" CHECK ("tentativa"."lingua_estrangeira" in (1, 2)),
	CONSTRAINT "tentativa_encerrada" CHECK (("tentativa"."encerrada_em" is null) = ("tentativa"."encerrada_por" is null)),
	CONSTRAINT "tentativa_encerrada_por" CHECK ("tentativa"."encerrada_por" is null or "tentativa"."encerrada_por" in ('aluno','sistema')),
	CONSTRAINT "tentativa_origem" CHECK ("tentativa"."origem" in ('online','papel')),
	CONSTRAINT "tentativa_prazo" CHECK ("tentativa"."prazo_em" > "tentativa"."iniciada_em")
);
--> statement-breakpoint
CREATE TABLE "conteudo_digital" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"objeto_conhecimento_id" bigint NOT NULL,
	"ordem" smallint NOT NULL,
	"tipo" text NOT NULL,
	"descricao" text NOT NULL,
	"url" text NOT NULL,
	"plataforma" text,
	"label_01" text,
	"label_02" text,
	CONSTRAINT "conteudo_digital_escola_id_id_pk" PRIMARY KEY("escola_id","id"),
	CONSTRAINT "conteudo_digital_ordem" UNIQUE("escola_id","objeto_conhecimento_id","ordem"),
	CONSTRAINT "conteudo_digital_tipo" CHECK ("conteudo_digital"."tipo" in ('site','artigo','video','podcast','mapa_mental','artigo_pedagogico','jogo_educativo','pea','atividade_embasamento')),
	CONSTRAINT "conteudo_digital_https" CHECK ("conteudo_digital"."url" like 'https://%')
);
--> statement-breakpoint
CREATE TABLE "trilha" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"tipo" smallint NOT NULL,
	"turma_avaliacao_id" bigint NOT NULL,
	"materia_id" bigint NOT NULL,
	"turma_aluno_id" bigint,
	"descricao" text NOT NULL,
	"prevista_para" timestamp with time zone,
	"aberta_em" timestamp with time zone NOT NULL,
	"data_fim" timestamp with time zone NOT NULL,
	"existe_boss" boolean DEFAULT true NOT NULL,
	"nota_prevista_inicial" double precision,
	"criada_em" timestamp with time zone NOT NULL,
	CONSTRAINT "trilha_escola_id_id_pk" PRIMARY KEY("escola_id","id"),
	CONSTRAINT "trilha_unica" UNIQUE NULLS NOT DISTINCT("escola_id","turma_avaliacao_id","tipo","materia_id","turma_aluno_id"),
	CONSTRAINT "trilha_id_acima" CHECK ("trilha"."id" > 1000),
	CONSTRAINT "trilha_tipo" CHECK ("trilha"."tipo" in (1, 2)),
	CONSTRAINT "trilha_dono" CHECK (("trilha"."tipo" = 2) = ("trilha"."turma_aluno_id" is not null)),
	CONSTRAINT "trilha_intervalo" CHECK ("trilha"."data_fim" > "trilha"."aberta_em")
);
--> statement-breakpoint
CREATE TABLE "trilha_fase" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"trilha_id" bigint NOT NULL,
	"ordem" smallint NOT NULL,
	"objeto_conhecimento_id" bigint NOT NULL,
	"capitulo_numero" smallint,
	"capitulo_nome" text,
	"habilidade_descricao" text,
	"secao" text NOT NULL,
	"qtde_itens" smallint DEFAULT 5 NOT NULL,
	"prova_numero" smallint,
	CONSTRAINT "trilha_fase_escola_id_id_pk" PRIMARY KEY("escola_id","id"),
	CONSTRAINT "trilha_fase_ordem" UNIQUE("escola_id","trilha_id","ordem"),
	CONSTRAINT "trilha_fase_objeto" UNIQUE("escola_id","trilha_id","objeto_conhecimento_id"),
	CONSTRAINT "trilha_fase_positiva" CHECK ("trilha_fase"."ordem" >= 1 and "trilha_fase"."qtde_itens" >= 0),
	CONSTRAINT "trilha_fase_secao" CHECK ("trilha_fase"."secao" in ('Fundamentos','Prática','Aprofundamento'))
);
--> statement-breakpoint
CREATE TABLE "trilha_fase_questao" (
	"escola_id" bigint NOT NULL,
	"trilha_fase_id" bigint NOT NULL,
	"avaliacao_item_id" bigint NOT NULL,
	"desempenho_esperado" double precision,
	CONSTRAINT "trilha_fase_questao_escola_id_trilha_fase_id_avaliacao_item_id_pk" PRIMARY KEY("escola_id","trilha_fase_id","avaliacao_item_id"),
	CONSTRAINT "trilha_fase_questao_fracao" CHECK ("trilha_fase_questao"."desempenho_esperado" between 0 and 1)
);
--> statement-breakpoint
CREATE TABLE "trilha_item" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"trilha_fase_id" bigint NOT NULL,
	"ordem" smallint NOT NULL,
	"questao_id" bigint NOT NULL,
	CONSTRAINT "trilha_item_escola_id_id_pk" PRIMARY KEY("escola_id","id"),
	CONSTRAINT "trilha_item_ordem" UNIQUE("escola_id","trilha_fase_id","ordem"),
	CONSTRAINT "trilha_item_questao" UNIQUE("escola_id","trilha_fase_id","questao_id"),
	CONSTRAINT "trilha_item_ordem_positiva" CHECK ("trilha_item"."ordem" >= 1)
);
--> statement-breakpoint
ALTER TABLE "aparelho_conhecido" ADD CONSTRAINT "aparelho_conhecido_escola_id_pessoa_id_pessoa_escola_id_id_fk" FOREIGN KEY ("escola_id","pessoa_id") REFERENCES "public"."pessoa"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "codigo_recuperacao" ADD CONSTRAINT "codigo_recuperacao_escola_id_pessoa_id_pessoa_escola_id_id_fk" FOREIGN KEY ("escola_id","pessoa_id") REFERENCES "public"."pessoa"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duas_etapas" ADD CONSTRAINT "duas_etapas_escola_id_pessoa_id_pessoa_escola_id_id_fk" FOREIGN KEY ("escola_id","pessoa_id") REFERENCES "public"."pessoa"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recuperacao_email" ADD CONSTRAINT "recuperacao_email_escola_id_pessoa_id_pessoa_escola_id_id_fk" FOREIGN KEY ("escola_id","pessoa_id") REFERENCES "public"."pessoa"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resposta_seguranca" ADD CONSTRAINT "resposta_seguranca_escola_id_pessoa_id_pessoa_escola_id_id_fk" FOREIGN KEY ("escola_id","pessoa_id") REFERENCES "public"."pessoa"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transferencia" ADD CONSTRAINT "transferencia_escola_id_sessao_id_sessao_escola_id_id_fk" FOREIGN KEY ("escola_id","sessao_id") REFERENCES "public"."sessao"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aprendizagem_concordancia" ADD CONSTRAINT "aprendizagem_concordancia_escola_id_turma_aluno_id_turma_aluno_escola_id_id_fk" FOREIGN KEY ("escola_id","turma_aluno_id") REFERENCES "public"."turma_aluno"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aprendizagem_concordancia" ADD CONSTRAINT "aprendizagem_concordancia_escola_id_materia_id_materia_escola_id_id_fk" FOREIGN KEY ("escola_id","materia_id") REFERENCES "public"."materia"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auditoria" ADD CONSTRAINT "auditoria_escola_id_escola_id_fk" FOREIGN KEY ("escola_id") REFERENCES "public"."escola"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avaliacao" ADD CONSTRAINT "avaliacao_escola_id_ciclo_id_ciclo_escola_id_id_fk" FOREIGN KEY ("escola_id","ciclo_id") REFERENCES "public"."ciclo"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avaliacao" ADD CONSTRAINT "avaliacao_escola_id_serie_id_serie_escola_id_id_fk" FOREIGN KEY ("escola_id","serie_id") REFERENCES "public"."serie"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avaliacao_dia" ADD CONSTRAINT "avaliacao_dia_escola_id_avaliacao_id_avaliacao_escola_id_id_fk" FOREIGN KEY ("escola_id","avaliacao_id") REFERENCES "public"."avaliacao"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avaliacao_dia" ADD CONSTRAINT "avaliacao_dia_escola_id_proposta_redacao_id_proposta_redacao_escola_id_id_fk" FOREIGN KEY ("escola_id","proposta_redacao_id") REFERENCES "public"."proposta_redacao"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avaliacao_item" ADD CONSTRAINT "avaliacao_item_escola_id_avaliacao_id_dia_prova_avaliacao_dia_escola_id_avaliacao_id_dia_prova_fk" FOREIGN KEY ("escola_id","avaliacao_id","dia_prova") REFERENCES "public"."avaliacao_dia"("escola_id","avaliacao_id","dia_prova") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avaliacao_item" ADD CONSTRAINT "avaliacao_item_escola_id_questao_id_questao_escola_id_id_fk" FOREIGN KEY ("escola_id","questao_id") REFERENCES "public"."questao"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "caderno_item" ADD CONSTRAINT "caderno_item_escola_id_avaliacao_id_avaliacao_escola_id_id_fk" FOREIGN KEY ("escola_id","avaliacao_id") REFERENCES "public"."avaliacao"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turma_avaliacao" ADD CONSTRAINT "turma_avaliacao_escola_id_turma_id_turma_escola_id_id_fk" FOREIGN KEY ("escola_id","turma_id") REFERENCES "public"."turma"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turma_avaliacao" ADD CONSTRAINT "turma_avaliacao_escola_id_avaliacao_id_avaliacao_escola_id_id_fk" FOREIGN KEY ("escola_id","avaliacao_id") REFERENCES "public"."avaliacao"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turma_avaliacao_dia" ADD CONSTRAINT "turma_avaliacao_dia_escola_id_turma_avaliacao_id_turma_avaliacao_escola_id_id_fk" FOREIGN KEY ("escola_id","turma_avaliacao_id") REFERENCES "public"."turma_avaliacao"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aviso" ADD CONSTRAINT "aviso_escola_id_escola_id_fk" FOREIGN KEY ("escola_id") REFERENCES "public"."escola"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pesquisa_resposta" ADD CONSTRAINT "pesquisa_resposta_escola_id_pessoa_id_pessoa_escola_id_id_fk" FOREIGN KEY ("escola_id","pessoa_id") REFERENCES "public"."pessoa"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boss" ADD CONSTRAINT "boss_escola_id_turma_aluno_id_turma_aluno_escola_id_id_fk" FOREIGN KEY ("escola_id","turma_aluno_id") REFERENCES "public"."turma_aluno"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boss" ADD CONSTRAINT "boss_escola_id_trilha_id_trilha_escola_id_id_fk" FOREIGN KEY ("escola_id","trilha_id") REFERENCES "public"."trilha"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boss_item" ADD CONSTRAINT "boss_item_escola_id_boss_id_boss_escola_id_id_fk" FOREIGN KEY ("escola_id","boss_id") REFERENCES "public"."boss"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boss_item" ADD CONSTRAINT "boss_item_escola_id_trilha_item_id_trilha_item_escola_id_id_fk" FOREIGN KEY ("escola_id","trilha_item_id") REFERENCES "public"."trilha_item"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carteira" ADD CONSTRAINT "carteira_escola_id_turma_aluno_id_turma_aluno_escola_id_id_fk" FOREIGN KEY ("escola_id","turma_aluno_id") REFERENCES "public"."turma_aluno"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moeda_lancamento" ADD CONSTRAINT "moeda_lancamento_escola_id_turma_aluno_id_turma_aluno_escola_id_id_fk" FOREIGN KEY ("escola_id","turma_aluno_id") REFERENCES "public"."turma_aluno"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vida_lancamento" ADD CONSTRAINT "vida_lancamento_escola_id_turma_aluno_id_turma_aluno_escola_id_id_fk" FOREIGN KEY ("escola_id","turma_aluno_id") REFERENCES "public"."turma_aluno"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "base_conhecimento" ADD CONSTRAINT "base_conhecimento_escola_id_materia_id_materia_escola_id_id_fk" FOREIGN KEY ("escola_id","materia_id") REFERENCES "public"."materia"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "base_conhecimento" ADD CONSTRAINT "base_conhecimento_escola_id_objeto_conhecimento_id_objeto_conhecimento_escola_id_id_fk" FOREIGN KEY ("escola_id","objeto_conhecimento_id") REFERENCES "public"."objeto_conhecimento"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correcao_redacao" ADD CONSTRAINT "correcao_redacao_escola_id_tentativa_id_redacao_escola_id_tentativa_id_fk" FOREIGN KEY ("escola_id","tentativa_id") REFERENCES "public"."redacao"("escola_id","tentativa_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ciclo" ADD CONSTRAINT "ciclo_escola_id_escola_id_fk" FOREIGN KEY ("escola_id") REFERENCES "public"."escola"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sede" ADD CONSTRAINT "sede_escola_id_escola_id_fk" FOREIGN KEY ("escola_id") REFERENCES "public"."escola"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "serie" ADD CONSTRAINT "serie_escola_id_escola_id_fk" FOREIGN KEY ("escola_id") REFERENCES "public"."escola"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turma" ADD CONSTRAINT "turma_escola_id_sede_id_sede_escola_id_id_fk" FOREIGN KEY ("escola_id","sede_id") REFERENCES "public"."sede"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turma" ADD CONSTRAINT "turma_escola_id_serie_id_serie_escola_id_id_fk" FOREIGN KEY ("escola_id","serie_id") REFERENCES "public"."serie"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conteudo_visualizacao" ADD CONSTRAINT "conteudo_visualizacao_escola_id_turma_aluno_id_turma_aluno_escola_id_id_fk" FOREIGN KEY ("escola_id","turma_aluno_id") REFERENCES "public"."turma_aluno"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conteudo_visualizacao" ADD CONSTRAINT "conteudo_visualizacao_escola_id_trilha_fase_id_trilha_fase_escola_id_id_fk" FOREIGN KEY ("escola_id","trilha_fase_id") REFERENCES "public"."trilha_fase"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conteudo_visualizacao" ADD CONSTRAINT "conteudo_visualizacao_escola_id_conteudo_digital_id_conteudo_digital_escola_id_id_fk" FOREIGN KEY ("escola_id","conteudo_digital_id") REFERENCES "public"."conteudo_digital"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "explicacao_oculta" ADD CONSTRAINT "explicacao_oculta_escola_id_turma_aluno_id_turma_aluno_escola_id_id_fk" FOREIGN KEY ("escola_id","turma_aluno_id") REFERENCES "public"."turma_aluno"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "explicacao_oculta" ADD CONSTRAINT "explicacao_oculta_escola_id_turma_avaliacao_id_turma_avaliacao_escola_id_id_fk" FOREIGN KEY ("escola_id","turma_avaliacao_id") REFERENCES "public"."turma_avaliacao"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fase_execucao" ADD CONSTRAINT "fase_execucao_escola_id_turma_aluno_id_turma_aluno_escola_id_id_fk" FOREIGN KEY ("escola_id","turma_aluno_id") REFERENCES "public"."turma_aluno"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fase_execucao" ADD CONSTRAINT "fase_execucao_escola_id_trilha_fase_id_trilha_fase_escola_id_id_fk" FOREIGN KEY ("escola_id","trilha_fase_id") REFERENCES "public"."trilha_fase"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fase_item" ADD CONSTRAINT "fase_item_escola_id_fase_execucao_id_fase_execucao_escola_id_id_fk" FOREIGN KEY ("escola_id","fase_execucao_id") REFERENCES "public"."fase_execucao"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fase_item" ADD CONSTRAINT "fase_item_escola_id_trilha_item_id_trilha_item_escola_id_id_fk" FOREIGN KEY ("escola_id","trilha_item_id") REFERENCES "public"."trilha_item"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fase_quiz" ADD CONSTRAINT "fase_quiz_escola_id_turma_aluno_id_turma_aluno_escola_id_id_fk" FOREIGN KEY ("escola_id","turma_aluno_id") REFERENCES "public"."turma_aluno"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fase_quiz" ADD CONSTRAINT "fase_quiz_escola_id_trilha_fase_id_trilha_fase_escola_id_id_fk" FOREIGN KEY ("escola_id","trilha_fase_id") REFERENCES "public"."trilha_fase"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pedido" ADD CONSTRAINT "pedido_escola_id_escola_id_fk" FOREIGN KEY ("escola_id") REFERENCES "public"."escola"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_linha" ADD CONSTRAINT "grade_linha_escola_id_turma_avaliacao_id_dia_prova_turma_avaliacao_dia_escola_id_turma_avaliacao_id_dia_prova_fk" FOREIGN KEY ("escola_id","turma_avaliacao_id","dia_prova") REFERENCES "public"."turma_avaliacao_dia"("escola_id","turma_avaliacao_id","dia_prova") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grade_linha" ADD CONSTRAINT "grade_linha_escola_id_turma_aluno_id_turma_aluno_escola_id_id_fk" FOREIGN KEY ("escola_id","turma_aluno_id") REFERENCES "public"."turma_aluno"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "diretorio_login" ADD CONSTRAINT "diretorio_login_escola_id_pessoa_id_pessoa_escola_id_id_fk" FOREIGN KEY ("escola_id","pessoa_id") REFERENCES "public"."pessoa"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pessoa" ADD CONSTRAINT "pessoa_escola_id_escola_id_fk" FOREIGN KEY ("escola_id") REFERENCES "public"."escola"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessao" ADD CONSTRAINT "sessao_escola_id_pessoa_id_pessoa_escola_id_id_fk" FOREIGN KEY ("escola_id","pessoa_id") REFERENCES "public"."pessoa"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supervisor_escola" ADD CONSTRAINT "supervisor_escola_escola_id_pessoa_id_pessoa_escola_id_id_fk" FOREIGN KEY ("escola_id","pessoa_id") REFERENCES "public"."pessoa"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turma_aluno" ADD CONSTRAINT "turma_aluno_escola_id_turma_id_turma_escola_id_id_fk" FOREIGN KEY ("escola_id","turma_id") REFERENCES "public"."turma"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turma_aluno" ADD CONSTRAINT "turma_aluno_escola_id_pessoa_id_pessoa_escola_id_id_fk" FOREIGN KEY ("escola_id","pessoa_id") REFERENCES "public"."pessoa"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turma_professor" ADD CONSTRAINT "turma_professor_escola_id_turma_id_turma_escola_id_id_fk" FOREIGN KEY ("escola_id","turma_id") REFERENCES "public"."turma"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turma_professor" ADD CONSTRAINT "turma_professor_escola_id_pessoa_id_pessoa_escola_id_id_fk" FOREIGN KEY ("escola_id","pessoa_id") REFERENCES "public"."pessoa"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "janela_aluno" ADD CONSTRAINT "janela_aluno_escola_id_turma_avaliacao_id_dia_prova_turma_avaliacao_dia_escola_id_turma_avaliacao_id_dia_prova_fk" FOREIGN KEY ("escola_id","turma_avaliacao_id","dia_prova") REFERENCES "public"."turma_avaliacao_dia"("escola_id","turma_avaliacao_id","dia_prova") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "janela_aluno" ADD CONSTRAINT "janela_aluno_escola_id_turma_aluno_id_turma_aluno_escola_id_id_fk" FOREIGN KEY ("escola_id","turma_aluno_id") REFERENCES "public"."turma_aluno"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prorrogacao" ADD CONSTRAINT "prorrogacao_escola_id_escola_id_fk" FOREIGN KEY ("escola_id") REFERENCES "public"."escola"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "area_conhecimento" ADD CONSTRAINT "area_conhecimento_escola_id_escola_id_fk" FOREIGN KEY ("escola_id") REFERENCES "public"."escola"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "materia" ADD CONSTRAINT "materia_escola_id_area_conhecimento_id_area_conhecimento_escola_id_id_fk" FOREIGN KEY ("escola_id","area_conhecimento_id") REFERENCES "public"."area_conhecimento"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "midia" ADD CONSTRAINT "midia_escola_id_escola_id_fk" FOREIGN KEY ("escola_id") REFERENCES "public"."escola"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objeto_conhecimento" ADD CONSTRAINT "objeto_conhecimento_escola_id_materia_id_materia_escola_id_id_fk" FOREIGN KEY ("escola_id","materia_id") REFERENCES "public"."materia"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objeto_conhecimento" ADD CONSTRAINT "objeto_conhecimento_escola_id_serie_id_serie_escola_id_id_fk" FOREIGN KEY ("escola_id","serie_id") REFERENCES "public"."serie"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposta_redacao" ADD CONSTRAINT "proposta_redacao_escola_id_escola_id_fk" FOREIGN KEY ("escola_id") REFERENCES "public"."escola"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questao" ADD CONSTRAINT "questao_escola_id_materia_id_materia_escola_id_id_fk" FOREIGN KEY ("escola_id","materia_id") REFERENCES "public"."materia"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questao" ADD CONSTRAINT "questao_escola_id_objeto_conhecimento_id_objeto_conhecimento_escola_id_id_fk" FOREIGN KEY ("escola_id","objeto_conhecimento_id") REFERENCES "public"."objeto_conhecimento"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "texto_motivacional" ADD CONSTRAINT "texto_motivacional_escola_id_proposta_redacao_id_proposta_redacao_escola_id_id_fk" FOREIGN KEY ("escola_id","proposta_redacao_id") REFERENCES "public"."proposta_redacao"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_estatistica" ADD CONSTRAINT "item_estatistica_escola_id_turma_avaliacao_id_turma_avaliacao_escola_id_id_fk" FOREIGN KEY ("escola_id","turma_avaliacao_id") REFERENCES "public"."turma_avaliacao"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_estatistica" ADD CONSTRAINT "item_estatistica_escola_id_avaliacao_item_id_avaliacao_item_escola_id_id_fk" FOREIGN KEY ("escola_id","avaliacao_item_id") REFERENCES "public"."avaliacao_item"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recalculo" ADD CONSTRAINT "recalculo_escola_id_avaliacao_id_avaliacao_escola_id_id_fk" FOREIGN KEY ("escola_id","avaliacao_id") REFERENCES "public"."avaliacao"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resultado" ADD CONSTRAINT "resultado_escola_id_turma_avaliacao_id_turma_avaliacao_escola_id_id_fk" FOREIGN KEY ("escola_id","turma_avaliacao_id") REFERENCES "public"."turma_avaliacao"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resultado" ADD CONSTRAINT "resultado_escola_id_turma_aluno_id_turma_aluno_escola_id_id_fk" FOREIGN KEY ("escola_id","turma_aluno_id") REFERENCES "public"."turma_aluno"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resultado_area" ADD CONSTRAINT "resultado_area_escola_id_turma_avaliacao_id_turma_avaliacao_escola_id_id_fk" FOREIGN KEY ("escola_id","turma_avaliacao_id") REFERENCES "public"."turma_avaliacao"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resultado_area" ADD CONSTRAINT "resultado_area_escola_id_turma_aluno_id_turma_aluno_escola_id_id_fk" FOREIGN KEY ("escola_id","turma_aluno_id") REFERENCES "public"."turma_aluno"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correcao_subjetiva" ADD CONSTRAINT "correcao_subjetiva_escola_id_tentativa_id_avaliacao_item_id_resposta_subjetiva_escola_id_tentativa_id_avaliacao_item_id_fk" FOREIGN KEY ("escola_id","tentativa_id","avaliacao_item_id") REFERENCES "public"."resposta_subjetiva"("escola_id","tentativa_id","avaliacao_item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resposta_subjetiva" ADD CONSTRAINT "resposta_subjetiva_escola_id_tentativa_id_tentativa_escola_id_id_fk" FOREIGN KEY ("escola_id","tentativa_id") REFERENCES "public"."tentativa"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resposta_subjetiva" ADD CONSTRAINT "resposta_subjetiva_escola_id_avaliacao_item_id_avaliacao_item_escola_id_id_fk" FOREIGN KEY ("escola_id","avaliacao_item_id") REFERENCES "public"."avaliacao_item"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redacao" ADD CONSTRAINT "redacao_escola_id_tentativa_id_tentativa_escola_id_id_fk" FOREIGN KEY ("escola_id","tentativa_id") REFERENCES "public"."tentativa"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redacao" ADD CONSTRAINT "redacao_escola_id_proposta_redacao_id_proposta_redacao_escola_id_id_fk" FOREIGN KEY ("escola_id","proposta_redacao_id") REFERENCES "public"."proposta_redacao"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redacao_versao" ADD CONSTRAINT "redacao_versao_escola_id_tentativa_id_tentativa_escola_id_id_fk" FOREIGN KEY ("escola_id","tentativa_id") REFERENCES "public"."tentativa"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resposta" ADD CONSTRAINT "resposta_escola_id_tentativa_id_tentativa_escola_id_id_fk" FOREIGN KEY ("escola_id","tentativa_id") REFERENCES "public"."tentativa"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resposta" ADD CONSTRAINT "resposta_escola_id_avaliacao_item_id_avaliacao_item_escola_id_id_fk" FOREIGN KEY ("escola_id","avaliacao_item_id") REFERENCES "public"."avaliacao_item"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resposta_fora_do_prazo" ADD CONSTRAINT "resposta_fora_do_prazo_escola_id_tentativa_id_tentativa_escola_id_id_fk" FOREIGN KEY ("escola_id","tentativa_id") REFERENCES "public"."tentativa"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tentativa" ADD CONSTRAINT "tentativa_escola_id_turma_avaliacao_id_dia_prova_turma_avaliacao_dia_escola_id_turma_avaliacao_id_dia_prova_fk" FOREIGN KEY ("escola_id","turma_avaliacao_id","dia_prova") REFERENCES "public"."turma_avaliacao_dia"("escola_id","turma_avaliacao_id","dia_prova") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tentativa" ADD CONSTRAINT "tentativa_escola_id_turma_aluno_id_turma_aluno_escola_id_id_fk" FOREIGN KEY ("escola_id","turma_aluno_id") REFERENCES "public"."turma_aluno"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conteudo_digital" ADD CONSTRAINT "conteudo_digital_escola_id_objeto_conhecimento_id_objeto_conhecimento_escola_id_id_fk" FOREIGN KEY ("escola_id","objeto_conhecimento_id") REFERENCES "public"."objeto_conhecimento"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trilha" ADD CONSTRAINT "trilha_escola_id_turma_avaliacao_id_turma_avaliacao_escola_id_id_fk" FOREIGN KEY ("escola_id","turma_avaliacao_id") REFERENCES "public"."turma_avaliacao"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trilha" ADD CONSTRAINT "trilha_escola_id_materia_id_materia_escola_id_id_fk" FOREIGN KEY ("escola_id","materia_id") REFERENCES "public"."materia"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trilha" ADD CONSTRAINT "trilha_escola_id_turma_aluno_id_turma_aluno_escola_id_id_fk" FOREIGN KEY ("escola_id","turma_aluno_id") REFERENCES "public"."turma_aluno"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trilha_fase" ADD CONSTRAINT "trilha_fase_escola_id_trilha_id_trilha_escola_id_id_fk" FOREIGN KEY ("escola_id","trilha_id") REFERENCES "public"."trilha"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trilha_fase" ADD CONSTRAINT "trilha_fase_escola_id_objeto_conhecimento_id_objeto_conhecimento_escola_id_id_fk" FOREIGN KEY ("escola_id","objeto_conhecimento_id") REFERENCES "public"."objeto_conhecimento"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trilha_fase_questao" ADD CONSTRAINT "trilha_fase_questao_escola_id_trilha_fase_id_trilha_fase_escola_id_id_fk" FOREIGN KEY ("escola_id","trilha_fase_id") REFERENCES "public"."trilha_fase"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trilha_fase_questao" ADD CONSTRAINT "trilha_fase_questao_escola_id_avaliacao_item_id_avaliacao_item_escola_id_id_fk" FOREIGN KEY ("escola_id","avaliacao_item_id") REFERENCES "public"."avaliacao_item"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trilha_item" ADD CONSTRAINT "trilha_item_escola_id_trilha_fase_id_trilha_fase_escola_id_id_fk" FOREIGN KEY ("escola_id","trilha_fase_id") REFERENCES "public"."trilha_fase"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trilha_item" ADD CONSTRAINT "trilha_item_escola_id_questao_id_questao_escola_id_id_fk" FOREIGN KEY ("escola_id","questao_id") REFERENCES "public"."questao"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "aparelho_conhecido_antigo" ON "aparelho_conhecido" USING btree ("usado_em");--> statement-breakpoint
CREATE INDEX "hub_token_vencido" ON "hub_token" USING btree ("expira_em");--> statement-breakpoint
CREATE INDEX "recuperacao_email_pessoa" ON "recuperacao_email" USING btree ("escola_id","pessoa_id");--> statement-breakpoint
CREATE INDEX "recuperacao_email_a_enviar" ON "recuperacao_email" USING btree ("enviar_apos") WHERE "recuperacao_email"."enviada_em" is null;--> statement-breakpoint
CREATE INDEX "auditoria_pessoa" ON "auditoria" USING btree ("escola_id","pessoa_id");--> statement-breakpoint
CREATE INDEX "avaliacao_item_por_questao" ON "avaliacao_item" USING btree ("escola_id","questao_id");--> statement-breakpoint
CREATE INDEX "turma_avaliacao_por_avaliacao" ON "turma_avaliacao" USING btree ("escola_id","avaliacao_id");--> statement-breakpoint
CREATE INDEX "pesquisa_resposta_pessoa" ON "pesquisa_resposta" USING btree ("escola_id","pessoa_id");--> statement-breakpoint
CREATE INDEX "boss_aberto" ON "boss" USING btree ("escola_id","prazo_em") WHERE "boss"."iniciado_em" is not null and "boss"."encerrado_em" is null;--> statement-breakpoint
CREATE INDEX "conteudo_visualizacao_votos" ON "conteudo_visualizacao" USING btree ("escola_id","conteudo_digital_id","votado_em") WHERE "conteudo_visualizacao"."votado_em" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "fase_execucao_aberta" ON "fase_execucao" USING btree ("escola_id","turma_aluno_id","trilha_fase_id") WHERE "fase_execucao"."concluida_em" is null;--> statement-breakpoint
CREATE INDEX "fase_execucao_fase" ON "fase_execucao" USING btree ("escola_id","trilha_fase_id");--> statement-breakpoint
CREATE INDEX "pedido_antigo" ON "pedido" USING btree ("criada_em");--> statement-breakpoint
CREATE INDEX "diretorio_login_pessoa" ON "diretorio_login" USING btree ("escola_id","pessoa_id");--> statement-breakpoint
CREATE INDEX "login_falha_antiga" ON "login_falha" USING btree ("atualizada_em");--> statement-breakpoint
CREATE INDEX "sessao_pessoa" ON "sessao" USING btree ("escola_id","pessoa_id");--> statement-breakpoint
CREATE INDEX "turma_aluno_pessoa" ON "turma_aluno" USING btree ("escola_id","pessoa_id");--> statement-breakpoint
CREATE INDEX "resultado_sem_planos" ON "resultado" USING btree ("escola_id","turma_avaliacao_id") WHERE "resultado"."presente" and "resultado"."planos_em" is null;--> statement-breakpoint
CREATE INDEX "resultado_aluno" ON "resultado" USING btree ("escola_id","turma_aluno_id");--> statement-breakpoint
CREATE INDEX "resposta_fora_do_prazo_tentativa" ON "resposta_fora_do_prazo" USING btree ("escola_id","tentativa_id");--> statement-breakpoint
CREATE INDEX "tentativa_aluno" ON "tentativa" USING btree ("escola_id","turma_aluno_id");--> statement-breakpoint
CREATE INDEX "tentativa_aberta" ON "tentativa" USING btree ("escola_id","prazo_em") WHERE "tentativa"."encerrada_em" is null;--> statement-breakpoint
CREATE INDEX "trilha_aluno" ON "trilha" USING btree ("escola_id","turma_aluno_id");--> statement-breakpoint
CREATE INDEX "trilha_item_por_questao" ON "trilha_item" USING btree ("escola_id","questao_id");--> statement-breakpoint
CREATE FUNCTION "recusar_mudanca"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'auditoria is append-only'; END $$;--> statement-breakpoint
CREATE TRIGGER "auditoria_so_acrescenta" BEFORE UPDATE OR DELETE ON "auditoria" FOR EACH ROW EXECUTE FUNCTION "recusar_mudanca"();--> statement-breakpoint
ALTER SEQUENCE "trilha_id_seq" START WITH 1001 RESTART WITH 1001;--> statement-breakpoint
CREATE FUNCTION "recusar_lancamento"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_OP = 'DELETE' AND current_setting('luneta.reinicio', true) = 'on' THEN RETURN OLD; END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER "moeda_lancamento_so_acrescenta" BEFORE UPDATE OR DELETE ON "moeda_lancamento" FOR EACH ROW EXECUTE FUNCTION "recusar_lancamento"();--> statement-breakpoint
CREATE TRIGGER "vida_lancamento_so_acrescenta" BEFORE UPDATE OR DELETE ON "vida_lancamento" FOR EACH ROW EXECUTE FUNCTION "recusar_lancamento"();--> statement-breakpoint
CREATE FUNCTION "avisar_acesso"() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE linha jsonb := to_jsonb(OLD); BEGIN
  PERFORM pg_notify('acesso', concat_ws('/', linha ->> TG_ARGV[0], linha ->> TG_ARGV[1]));
  RETURN NULL;
END $$;--> statement-breakpoint
-- A later end is no news: sessions are renewed all the time, and commits with a notice wait for each other.
CREATE TRIGGER "sessao_avisa_mudanca" AFTER UPDATE ON "sessao" FOR EACH ROW WHEN (OLD."perfil_real" = 'aluno' AND (NEW."expira_em" < OLD."expira_em" OR
  (OLD."pessoa_id", OLD."turma_aluno_id", OLD."aluno_escola_id", OLD."origem_id", OLD."limite_em", OLD."perfil_real", OLD."perfil", OLD."validade_segundos", OLD."encerrada_em") IS DISTINCT FROM
  (NEW."pessoa_id", NEW."turma_aluno_id", NEW."aluno_escola_id", NEW."origem_id", NEW."limite_em", NEW."perfil_real", NEW."perfil", NEW."validade_segundos", NEW."encerrada_em")))
  EXECUTE FUNCTION "avisar_acesso"('escola_id', 'pessoa_id');--> statement-breakpoint
CREATE TRIGGER "sessao_avisa_fim" AFTER DELETE ON "sessao" FOR EACH ROW WHEN (OLD."perfil_real" = 'aluno') EXECUTE FUNCTION "avisar_acesso"('escola_id', 'pessoa_id');--> statement-breakpoint
CREATE TRIGGER "pessoa_avisa_mudanca" AFTER UPDATE ON "pessoa" FOR EACH ROW WHEN (
  (OLD."nome", OLD."perfil", OLD."ativa", OLD."senha_inicial", OLD."conta_teste") IS DISTINCT FROM
  (NEW."nome", NEW."perfil", NEW."ativa", NEW."senha_inicial", NEW."conta_teste"))
  EXECUTE FUNCTION "avisar_acesso"('escola_id', 'id');--> statement-breakpoint
CREATE TRIGGER "escola_avisa_mudanca" AFTER UPDATE ON "escola" FOR EACH ROW WHEN (
  (OLD."bloqueada_em", OLD."fuso_horario", OLD."configuracao" -> 'perguntas_seguranca') IS DISTINCT FROM
  (NEW."bloqueada_em", NEW."fuso_horario", NEW."configuracao" -> 'perguntas_seguranca'))
  EXECUTE FUNCTION "avisar_acesso"('id');--> statement-breakpoint
CREATE TRIGGER "turma_avisa_mudanca" AFTER UPDATE ON "turma" FOR EACH ROW WHEN (
  (OLD."serie_id", OLD."versao") IS DISTINCT FROM (NEW."serie_id", NEW."versao"))
  EXECUTE FUNCTION "avisar_acesso"('escola_id');--> statement-breakpoint
CREATE TRIGGER "turma_aluno_avisa_mudanca" AFTER UPDATE ON "turma_aluno" FOR EACH ROW WHEN (
  (OLD."turma_id", OLD."pessoa_id", OLD."status", OLD."fator_tempo", OLD."passa_da_janela") IS DISTINCT FROM
  (NEW."turma_id", NEW."pessoa_id", NEW."status", NEW."fator_tempo", NEW."passa_da_janela"))
  EXECUTE FUNCTION "avisar_acesso"('escola_id', 'pessoa_id');--> statement-breakpoint
CREATE TRIGGER "turma_aluno_avisa_fim" AFTER DELETE ON "turma_aluno" FOR EACH ROW EXECUTE FUNCTION "avisar_acesso"('escola_id', 'pessoa_id');--> statement-breakpoint
CREATE TRIGGER "resposta_seguranca_avisa_fim" AFTER DELETE ON "resposta_seguranca" FOR EACH ROW EXECUTE FUNCTION "avisar_acesso"('escola_id', 'pessoa_id');--> statement-breakpoint
CREATE TRIGGER "sessao_avisa_tudo" AFTER TRUNCATE ON "sessao" FOR EACH STATEMENT EXECUTE FUNCTION "avisar_acesso"();--> statement-breakpoint
CREATE TRIGGER "turma_aluno_avisa_tudo" AFTER TRUNCATE ON "turma_aluno" FOR EACH STATEMENT EXECUTE FUNCTION "avisar_acesso"();--> statement-breakpoint
CREATE TRIGGER "resposta_seguranca_avisa_tudo" AFTER TRUNCATE ON "resposta_seguranca" FOR EACH STATEMENT EXECUTE FUNCTION "avisar_acesso"();
