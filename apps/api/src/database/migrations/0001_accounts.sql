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
	CONSTRAINT "transferencia_escola_id_codigo_hash_pk" PRIMARY KEY("escola_id","codigo_hash"),
	CONSTRAINT "transferencia_destino" CHECK ("transferencia"."destino" in ('student-v1','student-v2','staff'))
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
CREATE TABLE "base_conhecimento" (
	"escola_id" bigint NOT NULL,
	"id" bigserial NOT NULL,
	"materia_id" bigint NOT NULL,
	"objeto_conhecimento_id" bigint NOT NULL,
	"nome_curso" text NOT NULL,
	"curso" jsonb NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"publicado_em" timestamp with time zone,
	"atualizado_em" timestamp with time zone NOT NULL,
	CONSTRAINT "base_conhecimento_escola_id_id_pk" PRIMARY KEY("escola_id","id"),
	CONSTRAINT "base_conhecimento_objeto" UNIQUE("escola_id","objeto_conhecimento_id"),
	CONSTRAINT "base_conhecimento_versao" CHECK ("base_conhecimento"."versao" > 0)
);
--> statement-breakpoint
CREATE TABLE "supervisor_escola" (
	"escola_id" bigint NOT NULL,
	"pessoa_id" bigint NOT NULL,
	"outra_escola_id" bigint NOT NULL,
	CONSTRAINT "supervisor_escola_escola_id_pessoa_id_outra_escola_id_pk" PRIMARY KEY("escola_id","pessoa_id","outra_escola_id")
);
--> statement-breakpoint
ALTER TABLE "sessao" DROP CONSTRAINT "sessao_escola_id_turma_aluno_id_turma_aluno_escola_id_id_fk";
--> statement-breakpoint
ALTER TABLE "escola" ADD COLUMN "bloqueada_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pessoa" ADD COLUMN "senha_expira_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pessoa" ADD COLUMN "senha_recuperada_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pessoa" ADD COLUMN "base_legal" text;--> statement-breakpoint
ALTER TABLE "pessoa" ADD COLUMN "base_legal_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessao" ADD COLUMN "aluno_escola_id" bigint;--> statement-breakpoint
ALTER TABLE "sessao" ADD COLUMN "origem_id" uuid;--> statement-breakpoint
ALTER TABLE "sessao" ADD COLUMN "motivo" text;--> statement-breakpoint
ALTER TABLE "sessao" ADD COLUMN "limite_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "recuperacao_email" ADD CONSTRAINT "recuperacao_email_escola_id_pessoa_id_pessoa_escola_id_id_fk" FOREIGN KEY ("escola_id","pessoa_id") REFERENCES "public"."pessoa"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resposta_seguranca" ADD CONSTRAINT "resposta_seguranca_escola_id_pessoa_id_pessoa_escola_id_id_fk" FOREIGN KEY ("escola_id","pessoa_id") REFERENCES "public"."pessoa"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transferencia" ADD CONSTRAINT "transferencia_escola_id_sessao_id_sessao_escola_id_id_fk" FOREIGN KEY ("escola_id","sessao_id") REFERENCES "public"."sessao"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auditoria" ADD CONSTRAINT "auditoria_escola_id_escola_id_fk" FOREIGN KEY ("escola_id") REFERENCES "public"."escola"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aviso" ADD CONSTRAINT "aviso_escola_id_escola_id_fk" FOREIGN KEY ("escola_id") REFERENCES "public"."escola"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pesquisa_resposta" ADD CONSTRAINT "pesquisa_resposta_escola_id_pessoa_id_pessoa_escola_id_id_fk" FOREIGN KEY ("escola_id","pessoa_id") REFERENCES "public"."pessoa"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "base_conhecimento" ADD CONSTRAINT "base_conhecimento_escola_id_materia_id_materia_escola_id_id_fk" FOREIGN KEY ("escola_id","materia_id") REFERENCES "public"."materia"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "base_conhecimento" ADD CONSTRAINT "base_conhecimento_escola_id_objeto_conhecimento_id_objeto_conhecimento_escola_id_id_fk" FOREIGN KEY ("escola_id","objeto_conhecimento_id") REFERENCES "public"."objeto_conhecimento"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supervisor_escola" ADD CONSTRAINT "supervisor_escola_escola_id_pessoa_id_pessoa_escola_id_id_fk" FOREIGN KEY ("escola_id","pessoa_id") REFERENCES "public"."pessoa"("escola_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hub_token_vencido" ON "hub_token" USING btree ("expira_em");--> statement-breakpoint
CREATE INDEX "recuperacao_email_pessoa" ON "recuperacao_email" USING btree ("escola_id","pessoa_id");--> statement-breakpoint
CREATE INDEX "recuperacao_email_a_enviar" ON "recuperacao_email" USING btree ("enviar_apos") WHERE "recuperacao_email"."enviada_em" is null;--> statement-breakpoint
CREATE INDEX "auditoria_pessoa" ON "auditoria" USING btree ("escola_id","pessoa_id");--> statement-breakpoint
CREATE INDEX "pesquisa_resposta_pessoa" ON "pesquisa_resposta" USING btree ("escola_id","pessoa_id");--> statement-breakpoint
ALTER TABLE "pessoa" ADD CONSTRAINT "pessoa_base_legal" CHECK ("pessoa"."base_legal" in ('consentimento_responsavel','execucao_contrato','obrigacao_legal'));--> statement-breakpoint
CREATE FUNCTION "recusar_mudanca"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'auditoria is append-only'; END $$;--> statement-breakpoint
CREATE TRIGGER "auditoria_so_acrescenta" BEFORE UPDATE OR DELETE ON "auditoria" FOR EACH ROW EXECUTE FUNCTION "recusar_mudanca"();
