CREATE TABLE "ano_letivo" (
	"escola_id" bigint NOT NULL,
	"ano" integer NOT NULL,
	"inicio" date NOT NULL,
	"fim" date NOT NULL,
	"situacao" text NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "ano_letivo_escola_id_ano_pk" PRIMARY KEY("escola_id","ano"),
	CONSTRAINT "ano_letivo_situacao" CHECK ("ano_letivo"."situacao" in ('planejado','ativo','encerrado')),
	CONSTRAINT "ano_letivo_datas" CHECK ("ano_letivo"."inicio" <= "ano_letivo"."fim")
);
--> statement-breakpoint
CREATE TABLE "importacao" (
	"escola_id" bigint NOT NULL,
	"id" uuid NOT NULL,
	"tipo" text NOT NULL,
	"formato" text NOT NULL,
	"situacao" text NOT NULL,
	"nome_arquivo" text NOT NULL,
	"sha256" text NOT NULL,
	"bytes" "bytea",
	"tamanho" integer NOT NULL,
	"codificacao" text,
	"colunas" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"mapeamento" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"opcoes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"resumo" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"erro" text,
	"criada_por" bigint NOT NULL,
	"criada_por_nome" text NOT NULL,
	"criada_em" timestamp with time zone NOT NULL,
	"analisada_em" timestamp with time zone,
	"aplicada_em" timestamp with time zone,
	"desfeita_em" timestamp with time zone,
	"versao" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "importacao_escola_id_id_pk" PRIMARY KEY("escola_id","id"),
	CONSTRAINT "importacao_tipo" CHECK ("importacao"."tipo" in ('alunos','equipe','turmas','pessoas','questoes','parametros_tri','virada','respostas')),
	CONSTRAINT "importacao_formato" CHECK ("importacao"."formato" in ('csv','xlsx','oneroster')),
	CONSTRAINT "importacao_situacao" CHECK ("importacao"."situacao" in ('recebida','analisando','pronta','aplicando','aplicada','desfazendo','desfeita','recusada','falhou')),
	CONSTRAINT "importacao_sha256" CHECK ("importacao"."sha256" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "importacao_linha" (
	"escola_id" bigint NOT NULL,
	"importacao_id" uuid NOT NULL,
	"ordem" integer NOT NULL,
	"arquivo" text DEFAULT '' NOT NULL,
	"linha" integer NOT NULL,
	"acao" text NOT NULL,
	"alvo_tipo" text NOT NULL,
	"alvo_id" bigint,
	"valores" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"antes" jsonb,
	"problemas" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"aplicada_em" timestamp with time zone,
	CONSTRAINT "importacao_linha_escola_id_importacao_id_ordem_pk" PRIMARY KEY("escola_id","importacao_id","ordem"),
	CONSTRAINT "importacao_linha_acao_nome" CHECK ("importacao_linha"."acao" in ('criar','atualizar','igual','mover','inativar','reativar','erro','ignorada'))
);
--> statement-breakpoint
CREATE TABLE "acomodacao" (
	"escola_id" bigint NOT NULL,
	"pessoa_id" bigint NOT NULL,
	"tamanho" smallint DEFAULT 100 NOT NULL,
	"fonte" text DEFAULT 'padrao' NOT NULL,
	"contraste" text DEFAULT 'padrao' NOT NULL,
	"voz" boolean DEFAULT false NOT NULL,
	"pausas_minutos" smallint DEFAULT 0 NOT NULL,
	"ledor" boolean DEFAULT false NOT NULL,
	"sala_propria" boolean DEFAULT false NOT NULL,
	"observacao" text,
	"versao" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "acomodacao_escola_id_pessoa_id_pk" PRIMARY KEY("escola_id","pessoa_id"),
	CONSTRAINT "acomodacao_tamanho" CHECK ("acomodacao"."tamanho" in (100, 125, 150, 200)),
	CONSTRAINT "acomodacao_fonte" CHECK ("acomodacao"."fonte" in ('padrao','legivel')),
	CONSTRAINT "acomodacao_contraste" CHECK ("acomodacao"."contraste" in ('padrao','alto')),
	CONSTRAINT "acomodacao_pausas" CHECK ("acomodacao"."pausas_minutos" between 0 and 60),
	CONSTRAINT "acomodacao_observacao" CHECK (char_length("acomodacao"."observacao") <= 200)
);
--> statement-breakpoint
CREATE TABLE "consentimento" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"pessoa_id" bigint NOT NULL,
	"finalidade" text NOT NULL,
	"base_legal" text NOT NULL,
	"concedido" boolean NOT NULL,
	"por_pessoa_id" bigint,
	"por_nome" text,
	"registrado_por" bigint NOT NULL,
	"documento_versao" text,
	"em" timestamp with time zone NOT NULL,
	"revogado_em" timestamp with time zone,
	CONSTRAINT "consentimento_escola_id_id_pk" PRIMARY KEY("escola_id","id"),
	CONSTRAINT "consentimento_finalidade" CHECK ("consentimento"."finalidade" in ('uso','imagem','leitura_remota','comunicacao')),
	CONSTRAINT "consentimento_base" CHECK ("consentimento"."base_legal" in ('consentimento','execucao_de_politica_publica','contrato','obrigacao_legal','nao_informada'))
);
--> statement-breakpoint
ALTER TABLE "moeda_lancamento" DROP CONSTRAINT "moeda_lancamento_motivo";--> statement-breakpoint
ALTER TABLE "moeda_lancamento" DROP CONSTRAINT "moeda_lancamento_sinal";--> statement-breakpoint
ALTER TABLE "pessoa" DROP CONSTRAINT "pessoa_base_legal";--> statement-breakpoint
ALTER TABLE "ciclo" ADD COLUMN "inicio" date;--> statement-breakpoint
ALTER TABLE "ciclo" ADD COLUMN "fim" date;--> statement-breakpoint
ALTER TABLE "sede" ADD COLUMN "codigo_inep" text;--> statement-breakpoint
ALTER TABLE "sede" ADD COLUMN "id_externo" text;--> statement-breakpoint
ALTER TABLE "sede" ADD COLUMN "arquivada_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sede" ADD COLUMN "versao" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "serie" ADD COLUMN "etapa" text DEFAULT 'outra' NOT NULL;--> statement-breakpoint
ALTER TABLE "serie" ADD COLUMN "id_externo" text;--> statement-breakpoint
ALTER TABLE "serie" ADD COLUMN "arquivada_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "serie" ADD COLUMN "versao" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "turma" ADD COLUMN "id_externo" text;--> statement-breakpoint
ALTER TABLE "turma" ADD COLUMN "arquivada_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "turma" ADD COLUMN "versao_registro" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "pessoa" ADD COLUMN "id_externo" text;--> statement-breakpoint
ALTER TABLE "pessoa" ADD COLUMN "origem" text DEFAULT 'manual' NOT NULL;--> statement-breakpoint
ALTER TABLE "pessoa" ADD COLUMN "versao" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "turma_aluno" ADD COLUMN "fim_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "turma_aluno" ADD COLUMN "id_externo" text;--> statement-breakpoint
ALTER TABLE "turma_aluno" ADD COLUMN "versao" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "turma_professor" ADD COLUMN "materia_id" bigint;--> statement-breakpoint
ALTER TABLE "turma_professor" ADD COLUMN "valido_ate" date;--> statement-breakpoint
ALTER TABLE "ano_letivo" ADD CONSTRAINT "ano_letivo_escola_id_escola_id_fk" FOREIGN KEY ("escola_id") REFERENCES "public"."escola"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "importacao" ADD CONSTRAINT "importacao_escola_id_escola_id_fk" FOREIGN KEY ("escola_id") REFERENCES "public"."escola"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "importacao_linha" ADD CONSTRAINT "importacao_linha_escola_id_importacao_id_importacao_escola_id_id_fk" FOREIGN KEY ("escola_id","importacao_id") REFERENCES "public"."importacao"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acomodacao" ADD CONSTRAINT "acomodacao_escola_id_pessoa_id_pessoa_escola_id_id_fk" FOREIGN KEY ("escola_id","pessoa_id") REFERENCES "public"."pessoa"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consentimento" ADD CONSTRAINT "consentimento_escola_id_pessoa_id_pessoa_escola_id_id_fk" FOREIGN KEY ("escola_id","pessoa_id") REFERENCES "public"."pessoa"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ano_letivo_ativo" ON "ano_letivo" USING btree ("escola_id") WHERE "ano_letivo"."situacao" = 'ativo';--> statement-breakpoint
CREATE INDEX "importacao_recente" ON "importacao" USING btree ("escola_id","criada_em");--> statement-breakpoint
CREATE INDEX "importacao_linha_acao" ON "importacao_linha" USING btree ("escola_id","importacao_id","acao","ordem");--> statement-breakpoint
CREATE INDEX "consentimento_pessoa" ON "consentimento" USING btree ("escola_id","pessoa_id","finalidade");--> statement-breakpoint
ALTER TABLE "sede" ADD CONSTRAINT "sede_externo" UNIQUE("escola_id","id_externo");--> statement-breakpoint
ALTER TABLE "serie" ADD CONSTRAINT "serie_externo" UNIQUE("escola_id","id_externo");--> statement-breakpoint
ALTER TABLE "turma" ADD CONSTRAINT "turma_externo" UNIQUE("escola_id","id_externo");--> statement-breakpoint
ALTER TABLE "pessoa" ADD CONSTRAINT "pessoa_externo" UNIQUE("escola_id","id_externo");--> statement-breakpoint
ALTER TABLE "turma_aluno" ADD CONSTRAINT "turma_aluno_externo" UNIQUE("escola_id","id_externo");--> statement-breakpoint
ALTER TABLE "moeda_lancamento" ADD CONSTRAINT "moeda_lancamento_motivo" CHECK ("moeda_lancamento"."motivo" in ('item','boss','vidas','pular','mudanca'));--> statement-breakpoint
ALTER TABLE "moeda_lancamento" ADD CONSTRAINT "moeda_lancamento_sinal" CHECK (case when "moeda_lancamento"."motivo" in ('item','boss') then "moeda_lancamento"."valor" > 0 when "moeda_lancamento"."motivo" = 'mudanca' then "moeda_lancamento"."valor" <> 0 else "moeda_lancamento"."valor" < 0 end);--> statement-breakpoint
ALTER TABLE "ciclo" ADD CONSTRAINT "ciclo_datas" CHECK (("ciclo"."inicio" is null) = ("ciclo"."fim" is null) and "ciclo"."inicio" <= "ciclo"."fim");--> statement-breakpoint
ALTER TABLE "sede" ADD CONSTRAINT "sede_inep" CHECK ("sede"."codigo_inep" ~ '^[0-9]{8}$');--> statement-breakpoint
ALTER TABLE "serie" ADD CONSTRAINT "serie_etapa" CHECK ("serie"."etapa" in ('fundamental_1','fundamental_2','medio','outra'));--> statement-breakpoint
ALTER TABLE "pessoa" ADD CONSTRAINT "pessoa_origem" CHECK ("pessoa"."origem" in ('manual','csv','oneroster','educacenso'));--> statement-breakpoint
ALTER TABLE "pessoa" ADD CONSTRAINT "pessoa_base_legal" CHECK ("pessoa"."base_legal" in ('consentimento','execucao_de_politica_publica','contrato','obrigacao_legal','nao_informada','consentimento_responsavel','execucao_contrato'));