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
CREATE TABLE "correcao_redacao" (
	"escola_id" bigint NOT NULL,
	"tentativa_id" bigint NOT NULL,
	"papel" smallint NOT NULL,
	"corretor_escola_id" bigint NOT NULL,
	"corretor_id" bigint NOT NULL,
	"competencias" jsonb NOT NULL,
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
CREATE TABLE "conteudo_visualizacao" (
	"escola_id" bigint NOT NULL,
	"turma_aluno_id" bigint NOT NULL,
	"trilha_fase_id" bigint NOT NULL,
	"conteudo_digital_id" bigint NOT NULL,
	"visualizado_em" timestamp with time zone NOT NULL,
	CONSTRAINT "conteudo_visualizacao_escola_id_turma_aluno_id_trilha_fase_id_conteudo_digital_id_pk" PRIMARY KEY("escola_id","turma_aluno_id","trilha_fase_id","conteudo_digital_id")
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
	CONSTRAINT "prorrogacao_escola_id_id_pk" PRIMARY KEY("escola_id","id"),
	CONSTRAINT "prorrogacao_pedido" UNIQUE("escola_id","pedido_id"),
	CONSTRAINT "prorrogacao_escopo" CHECK ("prorrogacao"."escopo" in ('aluno','turma','escola')),
	CONSTRAINT "prorrogacao_minutos" CHECK ("prorrogacao"."minutos" between 1 and 10080)
);
--> statement-breakpoint
CREATE TABLE "recalculo" (
	"escola_id" bigint NOT NULL,
	"avaliacao_id" bigint NOT NULL,
	"pedidos" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "recalculo_escola_id_avaliacao_id_pk" PRIMARY KEY("escola_id","avaliacao_id")
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
ALTER TABLE "avaliacao" ADD COLUMN "retido" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "avaliacao_item" ADD COLUMN "pontuacao" numeric(7, 2) DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "base_conhecimento" ADD COLUMN "rascunho" jsonb;--> statement-breakpoint
ALTER TABLE "turma" ADD COLUMN "vidas_ativas" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "turma" ADD COLUMN "pular_ativo" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "turma" ADD COLUMN "opcoes_alteradas_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "turma" ADD COLUMN "opcoes_alteradas_por" text;--> statement-breakpoint
ALTER TABLE "pessoa" ADD COLUMN "anonimizada_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pessoa" ADD COLUMN "ranking_oculto" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "turma_aluno" ADD COLUMN "estrelas_v1" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "turma_aluno" ADD COLUMN "passa_da_janela" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "resultado" ADD COLUMN "nota_redacao" double precision;--> statement-breakpoint
ALTER TABLE "resultado" ADD COLUMN "planos_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "redacao" ADD COLUMN "nota" integer;--> statement-breakpoint
ALTER TABLE "resposta_fora_do_prazo" ADD COLUMN "respondida_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "resposta_fora_do_prazo" ADD COLUMN "decisao" text DEFAULT 'pendente' NOT NULL;--> statement-breakpoint
ALTER TABLE "resposta_fora_do_prazo" ADD COLUMN "decidida_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "resposta_fora_do_prazo" ADD COLUMN "tinha_resposta" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "resposta_fora_do_prazo" ADD COLUMN "resposta_anterior" smallint;--> statement-breakpoint
ALTER TABLE "tentativa" ADD COLUMN "origem" text DEFAULT 'online' NOT NULL;--> statement-breakpoint
ALTER TABLE "aprendizagem_concordancia" ADD CONSTRAINT "aprendizagem_concordancia_escola_id_turma_aluno_id_turma_aluno_escola_id_id_fk" FOREIGN KEY ("escola_id","turma_aluno_id") REFERENCES "public"."turma_aluno"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aprendizagem_concordancia" ADD CONSTRAINT "aprendizagem_concordancia_escola_id_materia_id_materia_escola_id_id_fk" FOREIGN KEY ("escola_id","materia_id") REFERENCES "public"."materia"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boss" ADD CONSTRAINT "boss_escola_id_turma_aluno_id_turma_aluno_escola_id_id_fk" FOREIGN KEY ("escola_id","turma_aluno_id") REFERENCES "public"."turma_aluno"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boss" ADD CONSTRAINT "boss_escola_id_trilha_id_trilha_escola_id_id_fk" FOREIGN KEY ("escola_id","trilha_id") REFERENCES "public"."trilha"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boss_item" ADD CONSTRAINT "boss_item_escola_id_boss_id_boss_escola_id_id_fk" FOREIGN KEY ("escola_id","boss_id") REFERENCES "public"."boss"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boss_item" ADD CONSTRAINT "boss_item_escola_id_trilha_item_id_trilha_item_escola_id_id_fk" FOREIGN KEY ("escola_id","trilha_item_id") REFERENCES "public"."trilha_item"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carteira" ADD CONSTRAINT "carteira_escola_id_turma_aluno_id_turma_aluno_escola_id_id_fk" FOREIGN KEY ("escola_id","turma_aluno_id") REFERENCES "public"."turma_aluno"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moeda_lancamento" ADD CONSTRAINT "moeda_lancamento_escola_id_turma_aluno_id_turma_aluno_escola_id_id_fk" FOREIGN KEY ("escola_id","turma_aluno_id") REFERENCES "public"."turma_aluno"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vida_lancamento" ADD CONSTRAINT "vida_lancamento_escola_id_turma_aluno_id_turma_aluno_escola_id_id_fk" FOREIGN KEY ("escola_id","turma_aluno_id") REFERENCES "public"."turma_aluno"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correcao_redacao" ADD CONSTRAINT "correcao_redacao_escola_id_tentativa_id_redacao_escola_id_tentativa_id_fk" FOREIGN KEY ("escola_id","tentativa_id") REFERENCES "public"."redacao"("escola_id","tentativa_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "janela_aluno" ADD CONSTRAINT "janela_aluno_escola_id_turma_avaliacao_id_dia_prova_turma_avaliacao_dia_escola_id_turma_avaliacao_id_dia_prova_fk" FOREIGN KEY ("escola_id","turma_avaliacao_id","dia_prova") REFERENCES "public"."turma_avaliacao_dia"("escola_id","turma_avaliacao_id","dia_prova") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "janela_aluno" ADD CONSTRAINT "janela_aluno_escola_id_turma_aluno_id_turma_aluno_escola_id_id_fk" FOREIGN KEY ("escola_id","turma_aluno_id") REFERENCES "public"."turma_aluno"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prorrogacao" ADD CONSTRAINT "prorrogacao_escola_id_escola_id_fk" FOREIGN KEY ("escola_id") REFERENCES "public"."escola"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recalculo" ADD CONSTRAINT "recalculo_escola_id_avaliacao_id_avaliacao_escola_id_id_fk" FOREIGN KEY ("escola_id","avaliacao_id") REFERENCES "public"."avaliacao"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "correcao_subjetiva" ADD CONSTRAINT "correcao_subjetiva_escola_id_tentativa_id_avaliacao_item_id_resposta_subjetiva_escola_id_tentativa_id_avaliacao_item_id_fk" FOREIGN KEY ("escola_id","tentativa_id","avaliacao_item_id") REFERENCES "public"."resposta_subjetiva"("escola_id","tentativa_id","avaliacao_item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resposta_subjetiva" ADD CONSTRAINT "resposta_subjetiva_escola_id_tentativa_id_tentativa_escola_id_id_fk" FOREIGN KEY ("escola_id","tentativa_id") REFERENCES "public"."tentativa"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resposta_subjetiva" ADD CONSTRAINT "resposta_subjetiva_escola_id_avaliacao_item_id_avaliacao_item_escola_id_id_fk" FOREIGN KEY ("escola_id","avaliacao_item_id") REFERENCES "public"."avaliacao_item"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "boss_aberto" ON "boss" USING btree ("escola_id","prazo_em") WHERE "boss"."iniciado_em" is not null and "boss"."encerrado_em" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "fase_execucao_aberta" ON "fase_execucao" USING btree ("escola_id","turma_aluno_id","trilha_fase_id") WHERE "fase_execucao"."concluida_em" is null;--> statement-breakpoint
CREATE INDEX "fase_execucao_fase" ON "fase_execucao" USING btree ("escola_id","trilha_fase_id");--> statement-breakpoint
CREATE INDEX "pedido_antigo" ON "pedido" USING btree ("criada_em");--> statement-breakpoint
CREATE INDEX "trilha_aluno" ON "trilha" USING btree ("escola_id","turma_aluno_id");--> statement-breakpoint
CREATE INDEX "trilha_item_por_questao" ON "trilha_item" USING btree ("escola_id","questao_id");--> statement-breakpoint
CREATE INDEX "resultado_sem_planos" ON "resultado" USING btree ("escola_id","turma_avaliacao_id") WHERE "resultado"."presente" and "resultado"."planos_em" is null;--> statement-breakpoint
ALTER TABLE "avaliacao_item" ADD CONSTRAINT "avaliacao_item_pontuacao" CHECK ("avaliacao_item"."pontuacao" > 0);--> statement-breakpoint
ALTER TABLE "base_conhecimento" ADD CONSTRAINT "base_conhecimento_rascunho" CHECK ("base_conhecimento"."rascunho" is null or "base_conhecimento"."publicado_em" is not null);--> statement-breakpoint
ALTER TABLE "turma_aluno" ADD CONSTRAINT "turma_aluno_estrelas_v1" CHECK ("turma_aluno"."estrelas_v1" >= 0);--> statement-breakpoint
ALTER TABLE "redacao" ADD CONSTRAINT "redacao_nota" CHECK ("redacao"."nota" is null or "redacao"."nota" between 0 and 1000);--> statement-breakpoint
ALTER TABLE "resposta_fora_do_prazo" ADD CONSTRAINT "resposta_fora_do_prazo_decisao" CHECK ("resposta_fora_do_prazo"."decisao" in ('pendente','contada','deixada_de_fora'));--> statement-breakpoint
ALTER TABLE "resposta_fora_do_prazo" ADD CONSTRAINT "resposta_fora_do_prazo_decidida" CHECK (("resposta_fora_do_prazo"."decisao" = 'pendente') = ("resposta_fora_do_prazo"."decidida_em" is null));--> statement-breakpoint
ALTER TABLE "tentativa" ADD CONSTRAINT "tentativa_origem" CHECK ("tentativa"."origem" in ('online','papel'));
--> statement-breakpoint
ALTER SEQUENCE "trilha_id_seq" START WITH 1001 RESTART WITH 1001;--> statement-breakpoint
CREATE FUNCTION "recusar_lancamento"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF TG_OP = 'DELETE' AND current_setting('luneta.reinicio', true) = 'on' THEN RETURN OLD; END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER "moeda_lancamento_so_acrescenta" BEFORE UPDATE OR DELETE ON "moeda_lancamento" FOR EACH ROW EXECUTE FUNCTION "recusar_lancamento"();--> statement-breakpoint
CREATE TRIGGER "vida_lancamento_so_acrescenta" BEFORE UPDATE OR DELETE ON "vida_lancamento" FOR EACH ROW EXECUTE FUNCTION "recusar_lancamento"();
