create sequence channel_failures_number_seq;
create sequence channel_incoming_number_seq;
create sequence channel_outgoing_number_seq;
create sequence messages_number_seq;
create sequence results_number_seq;
create sequence site_items_number_seq;
create table "accounts" (
  id text not null,
  name text not null,
  created_at text not null,
  plan text,
  is_guest integer not null default 0
);
insert into "accounts" values ('owner', 'My account', '2026-11-27T00:52:31.666Z', NULL, '0');
create table "api_keys" (
  id text not null,
  owner text not null,
  name text not null,
  hash text not null,
  created_at text not null,
  revoked_at text,
  maker text
);
insert into "api_keys" values ('6b5bc3dd0b5f', 'owner', 'TALKGRAPH_API_KEY', '6b5bc3dd0b5fe1fcf6a3ea51e7e6c777487baf8ff693aae82c3a02f92cb734e1', '2026-11-27T00:52:31.652Z', NULL, NULL);
create table "bot_metadata" (
  bot_id text not null,
  name text not null,
  value text not null
);
create table "bots" (
  id text not null,
  published_version integer,
  created_at text not null,
  owner text not null default 'owner'::text,
  name text not null default ''::text,
  details text not null default '{}'::text,
  revision integer not null default 0,
  kind text not null default 'bot'::text
);
insert into "bots" values ('demo', '1', '2026-11-27T00:52:31.718Z', 'owner', '', '{}', '0', 'bot');
insert into "bots" values ('draft', NULL, '2026-11-27T00:52:32.406Z', 'owner', 'Bakery', '{}', '0', 'bot');
insert into "bots" values ('bakery', '2', '2026-11-27T00:52:32.007Z', 'owner', 'Bakery', '{}', '0', 'bot');
create table "call_days" (
  bot_id text not null,
  day text not null,
  version integer not null,
  node_id text not null,
  made bigint not null,
  failed bigint not null
);
insert into "call_days" values ('bakery', '2026-11-27', '2', 'call', '1', '1');
insert into "call_days" values ('bakery', '2026-11-27', '2', 'mail', '2', '0');
create table "calls" (
  bot_id text not null,
  id text not null,
  node_id text not null,
  at text not null,
  ms integer not null,
  status integer,
  error text,
  step text not null default 'webhook'::text,
  call_id text,
  attempt integer not null default 1
);
insert into "calls" values ('bakery', '2026-11-27T00:52:32.779Z 23ade22d4212', 'call', '2026-11-27T00:52:32.779Z', '12', NULL, 'The address could not be reached', 'webhook', '2522446bc1d78c625573fe03', '1');
insert into "calls" values ('bakery', '2026-11-27T00:52:32.827Z 1045033c68e0', 'mail', '2026-11-27T00:52:32.827Z', '92', '202', NULL, 'email', NULL, '1');
insert into "calls" values ('bakery', '2026-11-27T00:52:32.976Z 5bbd9ce85467', 'mail', '2026-11-27T00:52:32.976Z', '14', '202', NULL, 'email', NULL, '1');
create table "channel_aliases" (
  channel_id text not null,
  alias text not null,
  person_id text not null,
  since bigint not null default 0
);
create table "channel_failures" (
  number bigint not null default nextval('channel_failures_number_seq'::regclass),
  channel_id text not null,
  code text not null,
  message text not null,
  at bigint not null
);
create table "channel_incoming" (
  number bigint not null default nextval('channel_incoming_number_seq'::regclass),
  channel_id text not null,
  person_id text,
  provider_id text not null,
  data text not null,
  state text not null,
  attempts integer not null default 0,
  said_at bigint not null,
  due_at bigint not null,
  at bigint not null,
  message bigint,
  upload text,
  file text
);
create table "channel_outgoing" (
  number bigint not null default nextval('channel_outgoing_number_seq'::regclass),
  channel_id text not null,
  person_id text not null,
  thread_id text not null,
  message bigint not null,
  key text not null,
  data text not null,
  state text not null,
  sent integer not null default 0,
  attempts integer not null default 0,
  due_at bigint not null,
  at bigint not null
);
create table "channel_persons" (
  id text not null,
  channel_id text not null,
  thread_id text,
  ids text not null,
  name text,
  note text,
  last_in bigint not null default 0,
  created_at bigint not null,
  phone text,
  email text
);
create table "channel_pieces" (
  outgoing bigint not null,
  piece integer not null,
  channel_id text not null,
  provider_id text not null,
  message bigint not null,
  rank integer not null
);
create table "channel_renames" (
  channel_id text not null,
  provider_id text not null,
  was text not null,
  becomes text not null,
  person_id text,
  said_at bigint,
  at bigint not null
);
create table "channel_statuses" (
  channel_id text not null,
  provider_id text not null,
  rank integer not null,
  reason text,
  at bigint not null
);
create table "channels" (
  id text not null,
  bot_id text not null,
  owner text not null,
  channel text not null,
  identity text not null,
  settings text not null,
  state text not null,
  name text,
  remedy text,
  quality text,
  last_in bigint,
  last_out bigint,
  refused_signature bigint not null default 0,
  refused_size bigint not null default 0,
  refused_depth bigint not null default 0,
  refused_method bigint not null default 0,
  refused_number bigint not null default 0,
  created_at bigint not null,
  updated_at bigint not null,
  refused_sender bigint not null default 0
);
create table "counters" (
  key text not null,
  count integer not null,
  ends_at bigint not null
);
insert into "counters" values ('2-h9Rua9ZXnUNLusJEKoylIIEhTNl7Tu', '6', '1795740811930');
insert into "counters" values ('VRxa-MNJwpCy4vWJNNsoU5IkfcVXZywK', '1', '1795740812720');
insert into "counters" values ('DcsF0-5Id1BOMi_D2EqG2o5eW4AlUk_h', '4', '1795744352758');
insert into "counters" values ('ORGLVhdnqadseq5sf--lHI8EoR52rPWX', '4', '1795740812758');
insert into "counters" values ('Q64i3wRsWZHowWlWh6Ev9Vjjtn4ZS-gb', '4', '1795827152758');
insert into "counters" values ('X3Mkdg9id2SSDG5I0tt1fAQQTAe0IzRB', '4', '1795740812758');
insert into "counters" values ('YWo-CNWm231mPPLDOiUFlspXFyMt25Fp', '4', '1795827152758');
insert into "counters" values ('hZF55xTUnP3n3Ce9AzOv1IuTnIfFXdAY', '4', '1795740812758');
insert into "counters" values ('uxVy3C2b3sofFsLWx2nDrxUV71oSI43L', '2', '1795827152818');
insert into "counters" values ('zzxB7k3Lk6HD_J4f_6TD7ZYY4Z0Y3mHr', '2', '1795827152818');
insert into "counters" values ('3tkYXGlhLTf_tWz-cjsSqrIaROp9xCLX', '1', '1795827153011');
insert into "counters" values ('Rc5W6VK1EKbXfjRRroM3DPVvSmMcFerh', '1', '1795744353011');
insert into "counters" values ('WWQZQwoCyCKFQnWtyUpS2Kj1cEKfwhyt', '1', '1795744353011');
create table "credentials" (
  id text not null,
  user_id text not null,
  account_id text not null,
  provider_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamp with time zone,
  refresh_token_expires_at timestamp with time zone,
  scope text,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null
);
create table "desk_agents" (
  owner text not null,
  member text not null,
  name text not null,
  email text not null,
  is_available integer not null,
  seen_at bigint not null,
  given bigint not null default 0
);
create table "desk_labels" (
  owner text not null,
  name text not null,
  colour text not null
);
create table "desk_reads" (
  thread_id text not null,
  member text not null,
  number bigint not null
);
create table "desk_replies" (
  owner text not null,
  name text not null,
  text text not null
);
create table "draft_operations" (
  bot_id text not null,
  seq integer not null,
  id text not null,
  operation text not null,
  made_by text,
  made_at text not null
);
insert into "draft_operations" values ('bakery', '1', '1340bfc1-7409-433a-901b-d36e0456a2e5', '{"id":"1340bfc1-7409-433a-901b-d36e0456a2e5","op":"replace","bot":{"id":"","name":"Bakery","version":"","flowVersion":"","logo":"","variables":[],"triggers":[],"prefill":[],"prefillMessage":"","customizations":{},"elements":[{"nodes":[{"id":"hello","type":"welcome-node","data":{"text":"Good morning"}},{"id":"call","type":"webhook-node","data":{"url":"http://127.0.0.1:9/orders","method":"POST"}},{"id":"mail","type":"email-node","data":{"to":"owner@shop.example","subject":"An order","body":"For {name}"}},{"id":"file","type":"ask-file","data":{"text":"A picture, please"}}],"edges":[{"source":"hello","target":"call"},{"source":"call","target":"mail"},{"source":"mail","target":"file"}]}],"settings":{"allowedOrigins":["https://shop.example"]}}}', 'TALKGRAPH_API_KEY', '2026-11-27T00:52:32.115Z');
insert into "draft_operations" values ('draft', '1', 'ec80ced8-d99a-4136-8558-6c928d482bdb', '{"id":"ec80ced8-d99a-4136-8558-6c928d482bdb","op":"replace","bot":{"id":"","name":"Bakery","version":"","flowVersion":"","logo":"","variables":[],"triggers":[],"prefill":[],"prefillMessage":"","customizations":{},"elements":[{"nodes":[{"id":"hello","type":"welcome-node","data":{"text":"Good morning"}},{"id":"call","type":"webhook-node","data":{"url":"http://127.0.0.1:9/orders","method":"POST"}},{"id":"mail","type":"email-node","data":{"to":"owner@shop.example","subject":"An order","body":"For {name}"}},{"id":"file","type":"ask-file","data":{"text":"A picture, please"}}],"edges":[{"source":"hello","target":"call"},{"source":"call","target":"mail"},{"source":"mail","target":"file"}]}],"settings":{"allowedOrigins":["https://shop.example"]}}}', 'TALKGRAPH_API_KEY', '2026-11-27T00:52:32.465Z');
insert into "draft_operations" values ('bakery', '2', 'fbe71aee-9e77-4b5f-8acc-67fa53d85752', '{"id":"fbe71aee-9e77-4b5f-8acc-67fa53d85752","op":"replace","bot":{"id":"","name":"Bakery, again","version":"","flowVersion":"","logo":"","variables":[],"triggers":[],"prefill":[],"prefillMessage":"","customizations":{},"elements":[{"nodes":[{"id":"hello","type":"welcome-node","data":{"text":"Good morning"}},{"id":"call","type":"webhook-node","data":{"url":"http://127.0.0.1:9/orders","method":"POST"}},{"id":"mail","type":"email-node","data":{"to":"owner@shop.example","subject":"An order","body":"For {name}"}},{"id":"file","type":"ask-file","data":{"text":"A picture, please"}}],"edges":[{"source":"hello","target":"call"},{"source":"call","target":"mail"},{"source":"mail","target":"file"}]}],"settings":{"allowedOrigins":["https://shop.example"]}}}', 'TALKGRAPH_API_KEY', '2026-11-27T00:52:32.598Z');
insert into "draft_operations" values ('bakery', '3', '98a56609-76fd-4e00-94ef-ba5fff2f8e27', '{"id":"98a56609-76fd-4e00-94ef-ba5fff2f8e27","op":"replace","bot":{"id":"","name":"Bakery, not yet","version":"","flowVersion":"","logo":"","variables":[],"triggers":[],"prefill":[],"prefillMessage":"","customizations":{},"elements":[{"nodes":[{"id":"hello","type":"welcome-node","data":{"text":"Good morning"}},{"id":"call","type":"webhook-node","data":{"url":"http://127.0.0.1:9/orders","method":"POST"}},{"id":"mail","type":"email-node","data":{"to":"owner@shop.example","subject":"An order","body":"For {name}"}},{"id":"file","type":"ask-file","data":{"text":"A picture, please"}}],"edges":[{"source":"hello","target":"call"},{"source":"call","target":"mail"},{"source":"mail","target":"file"}]}],"settings":{"allowedOrigins":["https://shop.example"]}}}', 'TALKGRAPH_API_KEY', '2026-11-27T00:52:32.709Z');
create table "draft_refusals" (
  bot_id text not null,
  id text not null,
  code text not null,
  message text not null,
  made_at text not null
);
create table "drafts" (
  bot_id text not null,
  seq integer not null,
  state text not null,
  version integer not null,
  version_seq integer not null,
  file text not null
);
insert into "drafts" values ('draft', '1', 'f952dbe5-db21-4bf6-bc82-37d7082496c9', '1', '1', '{"id":"","name":"Bakery","version":"","flowVersion":"","logo":"","variables":[],"triggers":[],"prefill":[],"prefillMessage":"","customizations":{},"elements":[{"nodes":[{"id":"hello","type":"welcome-node","data":{"text":"Good morning"}},{"id":"call","type":"webhook-node","data":{"url":"http://127.0.0.1:9/orders","method":"POST"}},{"id":"mail","type":"email-node","data":{"to":"owner@shop.example","subject":"An order","body":"For {name}"}},{"id":"file","type":"ask-file","data":{"text":"A picture, please"}}],"edges":[{"source":"hello","target":"call"},{"source":"call","target":"mail"},{"source":"mail","target":"file"}]}],"settings":{"allowedOrigins":["https://shop.example"]}}');
insert into "drafts" values ('bakery', '3', '4a51f5a9-6c54-4604-9ac5-58ae3b983521', '3', '3', '{"id":"","name":"Bakery, not yet","version":"","flowVersion":"","logo":"","variables":[],"triggers":[],"prefill":[],"prefillMessage":"","customizations":{},"elements":[{"nodes":[{"id":"hello","type":"welcome-node","data":{"text":"Good morning"}},{"id":"call","type":"webhook-node","data":{"url":"http://127.0.0.1:9/orders","method":"POST"}},{"id":"mail","type":"email-node","data":{"to":"owner@shop.example","subject":"An order","body":"For {name}"}},{"id":"file","type":"ask-file","data":{"text":"A picture, please"}}],"edges":[{"source":"hello","target":"call"},{"source":"call","target":"mail"},{"source":"mail","target":"file"}]}],"settings":{"allowedOrigins":["https://shop.example"]}}');
create table "files" (
  id text not null,
  owner text not null,
  title text not null,
  extension text not null,
  type text not null,
  size integer not null,
  hash text not null,
  created_at text not null,
  checked_at text not null,
  unused_since text
);
create table "invitations" (
  id text not null,
  hash text not null,
  email text,
  account_id text not null,
  role text not null,
  invited_by text,
  created_at text not null,
  ends_at bigint not null,
  inviter text
);
insert into "invitations" values ('7B1H4qsCesLE', '639bbf16b6f5d6bd3cf44fef434fef21b4c7e02b7663287d3ed7083e07d24480', NULL, 'owner', 'owner', NULL, '2026-11-27T00:52:31.668Z', '1795744351668', NULL);
create table "jobs" (
  id text not null,
  handler text not null,
  key text,
  bot_id text,
  session text,
  data text not null,
  state text not null,
  attempts integer not null,
  due_at bigint not null,
  set_at bigint not null,
  taken_by text,
  again integer not null default 0,
  error text
);
insert into "jobs" values ('1557467041337e8e52e0f1d0', 'overdue-threads', 'overdue-threads', NULL, NULL, '{}', 'waiting', '0', '1795740766989', '1795740751989', NULL, '0', NULL);
insert into "jobs" values ('00c7d14334c4fcf21e430cf0', 'offers', 'offers', NULL, NULL, '{}', 'waiting', '0', '1795740757072', '1795740752072', NULL, '0', NULL);
insert into "jobs" values ('8c2dd8928cad51ca90241962', 'silent-results', 'silent-results', NULL, NULL, '{}', 'waiting', '0', '1795740812123', '1795740752123', NULL, '0', NULL);
insert into "jobs" values ('6c232a190514517d782e9924', 'kept-answers', 'kept-answers', NULL, NULL, '{}', 'waiting', '0', '1795741352166', '1795740752166', NULL, '0', NULL);
insert into "jobs" values ('33cd0f89ea6397a49f9e65d8', 'channel-records', 'channel-records', NULL, NULL, '{}', 'waiting', '0', '1795744352355', '1795740752355', NULL, '0', NULL);
insert into "jobs" values ('6f10a303a3637f86fc2bcb3f', 'retention', 'retention', NULL, NULL, '{}', 'waiting', '0', '1795744352502', '1795740752502', NULL, '0', NULL);
insert into "jobs" values ('2522446bc1d78c625573fe03', 'webhook', NULL, 'bakery', 'v9YlRBOtZ1woJJgYY0KGP47nwU50mXkltl2COwdX8CE', '{"nodeId":"call","type":"webhook","data":{"url":"http://127.0.0.1:9/orders","method":"POST"},"values":{"answers":{"name":"Ann"},"variables":{},"visitor":{}}}', 'waiting', '1', '1795740762791', '1795740752791', NULL, '0', 'The address could not be reached');
insert into "jobs" values ('d4743c8be36ccb5b172a9e45', 'mail', NULL, 'bakery', NULL, '{}', 'waiting', '1', '1795740762987', '1795740752987', NULL, '0', 'ESOCKET');
insert into "jobs" values ('dce8a11fb3fb0b24ad0120a9', 'mail', NULL, 'bakery', NULL, '{}', 'waiting', '1', '1795740763011', '1795740753011', NULL, '0', 'ESOCKET');
create table "kept" (
  name text not null,
  value text not null
);
insert into "kept" values ('secrets in bots', 'sealed');
insert into "kept" values ('demo', '27845ac2-8f10-4ba3-8290-c405f69d5089');
create table "kysely_migration" (
  name character varying(255) not null,
  "timestamp" character varying(255) not null
);
insert into "kysely_migration" values ('0001-bots', '2026-11-27T00:52:30.657Z');
insert into "kysely_migration" values ('0002-shared', '2026-11-27T00:52:30.669Z');
insert into "kysely_migration" values ('0003-owners', '2026-11-27T00:52:30.679Z');
insert into "kysely_migration" values ('0004-outbox', '2026-11-27T00:52:30.692Z');
insert into "kysely_migration" values ('0005-reasons', '2026-11-27T00:52:30.697Z');
insert into "kysely_migration" values ('0006-step-answers', '2026-11-27T00:52:30.704Z');
insert into "kysely_migration" values ('0007-operators', '2026-11-27T00:52:30.732Z');
insert into "kysely_migration" values ('0008-outbox-counts', '2026-11-27T00:52:30.748Z');
insert into "kysely_migration" values ('0009-bot-details', '2026-11-27T00:52:30.768Z');
insert into "kysely_migration" values ('0010-threads', '2026-11-27T00:52:30.806Z');
insert into "kysely_migration" values ('0011-accounts', '2026-11-27T00:52:30.883Z');
insert into "kysely_migration" values ('0012-results', '2026-11-27T00:52:30.935Z');
insert into "kysely_migration" values ('0013-desk', '2026-11-27T00:52:30.991Z');
insert into "kysely_migration" values ('0014-site', '2026-11-27T00:52:31.072Z');
insert into "kysely_migration" values ('0015-bots', '2026-11-27T00:52:31.083Z');
insert into "kysely_migration" values ('0016-codes', '2026-11-27T00:52:31.086Z');
insert into "kysely_migration" values ('0017-replies', '2026-11-27T00:52:31.093Z');
insert into "kysely_migration" values ('0018-result-age', '2026-11-27T00:52:31.099Z');
insert into "kysely_migration" values ('0019-results-rest', '2026-11-27T00:52:31.120Z');
insert into "kysely_migration" values ('0020-used-ids', '2026-11-27T00:52:31.128Z');
insert into "kysely_migration" values ('0021-inviters', '2026-11-27T00:52:31.131Z');
insert into "kysely_migration" values ('0022-key-makers', '2026-11-27T00:52:31.136Z');
insert into "kysely_migration" values ('0023-jobs', '2026-11-27T00:52:31.177Z');
insert into "kysely_migration" values ('0024-message-said', '2026-11-27T00:52:31.189Z');
insert into "kysely_migration" values ('0025-drafts', '2026-11-27T00:52:31.211Z');
insert into "kysely_migration" values ('0026-secrets', '2026-11-27T00:52:31.221Z');
insert into "kysely_migration" values ('0027-files', '2026-11-27T00:52:31.240Z');
insert into "kysely_migration" values ('0028-visitor-lines', '2026-11-27T00:52:31.254Z');
insert into "kysely_migration" values ('0029-desk-lists', '2026-11-27T00:52:31.283Z');
insert into "kysely_migration" values ('0030-first-answers', '2026-11-27T00:52:31.303Z');
insert into "kysely_migration" values ('0032-sign-ups', '2026-11-27T00:52:31.332Z');
insert into "kysely_migration" values ('0033-newsletters', '2026-11-27T00:52:31.346Z');
insert into "kysely_migration" values ('0034-helpful', '2026-11-27T00:52:31.352Z');
insert into "kysely_migration" values ('0035-newsletter-wishes', '2026-11-27T00:52:31.359Z');
insert into "kysely_migration" values ('0036-guests', '2026-11-27T00:52:31.360Z');
insert into "kysely_migration" values ('0037-likes', '2026-11-27T00:52:31.364Z');
insert into "kysely_migration" values ('0046-flow-results', '2026-11-27T00:52:31.400Z');
insert into "kysely_migration" values ('0054-named-drafts', '2026-11-27T00:52:31.413Z');
insert into "kysely_migration" values ('0060-sub-flows', '2026-11-27T00:52:31.420Z');
insert into "kysely_migration" values ('0070-channels', '2026-11-27T00:52:31.531Z');
insert into "kysely_migration" values ('0080-pages', '2026-11-27T00:52:31.564Z');
insert into "kysely_migration" values ('0090-thread-language', '2026-11-27T00:52:31.570Z');
insert into "kysely_migration" values ('0092-channel-files', '2026-11-27T00:52:31.572Z');
insert into "kysely_migration" values ('0093-channel-renames', '2026-11-27T00:52:31.592Z');
create table "kysely_migration_lock" (
  id character varying(255) not null,
  is_locked integer not null default 0
);
insert into "kysely_migration_lock" values ('migration_lock', '0');
create table "members" (
  account_id text not null,
  user_id text not null,
  role text not null,
  created_at text not null
);
create table "messages" (
  number bigint not null default nextval('messages_number_seq'::regclass),
  thread_id text not null,
  who text not null,
  text text not null,
  agent_name text,
  icon_url text,
  prompts text,
  file text,
  reaction text not null,
  node_id text,
  model text,
  question bigint,
  key text,
  at bigint not null,
  said text,
  status text,
  status_reason text
);
create table "named_drafts" (
  bot_id text not null,
  id text not null,
  name text not null,
  file text not null,
  kept_by text,
  kept_at text not null
);
create table "newsletters" (
  id text not null,
  subject text not null,
  text text not null,
  origin text not null,
  sent integer not null default 0,
  reached text not null default ''::text,
  created_at text not null,
  ended_at text,
  topics text not null default '[]'::text
);
create table "operators" (
  user_id text not null,
  created_at text not null
);
create table "outbox" (
  id text not null,
  bot_id text,
  node_id text not null,
  mail text not null,
  status text not null,
  attempts integer not null,
  given_up_at bigint not null,
  error text,
  created_at text not null,
  note text,
  session text
);
insert into "outbox" values ('d4743c8be36ccb5b172a9e45', 'bakery', 'mail', '{"fromName":"Bakery, again","to":["owner@shop.example"],"cc":[],"bcc":[],"subject":"An order","text":"For Ann"}', 'waiting', '1', '0', 'ESOCKET', '2026-11-27T00:52:32.827Z', NULL, 'v9YlRBOtZ1woJJgYY0KGP47nwU50mXkltl2COwdX8CE');
insert into "outbox" values ('dce8a11fb3fb0b24ad0120a9', 'bakery', 'mail', '{"fromName":"Bakery, again","to":["owner@shop.example"],"cc":[],"bcc":[],"subject":"An order","text":"For Ben"}', 'waiting', '1', '0', 'ESOCKET', '2026-11-27T00:52:32.977Z', NULL, 'v9YlRBOtZ1woJJgYY0KGP47nwU50mXkltl2COwdX8CE');
create table "outbox_counts" (
  status text not null,
  part integer not null,
  count bigint not null
);
insert into "outbox_counts" values ('waiting', '48', '2');
create table "page_names" (
  name text not null,
  page_id text not null
);
create table "pages" (
  id text not null,
  bot_id text not null,
  name text not null,
  domain text,
  domain_proven text,
  settings text not null,
  password text,
  revision integer not null default 1,
  created_at text not null
);
create table "publications" (
  bot_id text not null,
  number integer not null,
  version integer,
  made_by text,
  made_at text not null,
  note text
);
insert into "publications" values ('demo', '1', '1', NULL, '2026-11-27T00:52:31.823Z', NULL);
insert into "publications" values ('bakery', '1', '1', 'TALKGRAPH_API_KEY', '2026-11-27T00:52:32.560Z', NULL);
insert into "publications" values ('bakery', '2', '2', 'TALKGRAPH_API_KEY', '2026-11-27T00:52:32.667Z', NULL);
create table "result_days" (
  bot_id text not null,
  day text not null,
  state text not null,
  count bigint not null
);
create table "result_edges" (
  bot_id text not null,
  day text not null,
  edge text not null,
  count bigint not null
);
create table "result_marks" (
  mark text not null,
  at bigint not null
);
create table "result_records" (
  number bigint not null,
  record text not null
);
create table "result_steps" (
  bot_id text not null,
  kind text not null,
  day text not null,
  version integer not null,
  node_id text not null,
  detail text not null,
  count bigint not null
);
create table "result_words" (
  number bigint not null,
  words tsvector not null
);
create table "results" (
  number bigint not null default nextval('results_number_seq'::regclass),
  id text not null,
  bot_id text not null,
  owner text not null,
  channel text not null,
  version integer,
  session text not null,
  begun bigint not null,
  state text not null,
  steps integer not null,
  answered integer not null,
  name text,
  email text,
  started_at bigint not null,
  ended_at bigint,
  created_at bigint not null,
  updated_at bigint not null,
  day text not null,
  edges text not null,
  words_due integer not null default 0,
  first_answers text,
  way text,
  last_step text,
  counted integer not null default 0
);
create table "secrets" (
  id text not null,
  owner text not null,
  sealed text not null,
  created_at text not null
);
create table "sign_ins" (
  id text not null,
  token text not null,
  user_id text not null,
  account_id text,
  ip_address text,
  user_agent text,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null
);
create table "sign_ups" (
  id text not null,
  email text not null,
  name text not null,
  note text,
  template text,
  plan text,
  password text,
  browser text,
  hash text,
  created_at text not null,
  ends_at bigint not null
);
create table "site_categories" (
  kind text not null,
  slug text not null,
  name text not null,
  count integer not null
);
create table "site_enquiries" (
  id text not null,
  kind text not null,
  email text not null,
  fields text not null,
  created_at text not null,
  done_at text,
  answer text,
  answered_at text
);
create table "site_flows" (
  hash text not null,
  file text not null,
  sketch text not null
);
create table "site_helpful" (
  page text not null,
  yes integer not null default 0,
  no integer not null default 0
);
create table "site_items" (
  number bigint not null default nextval('site_items_number_seq'::regclass),
  kind text not null,
  id text not null,
  slug text not null,
  title text not null,
  description text not null,
  category text not null,
  category_slug text not null,
  cover_image text,
  content text not null,
  details text not null,
  flow text,
  likes integer not null default 0,
  forks integer not null default 0,
  created_at text not null,
  updated_at text not null,
  place integer not null default 0,
  category_place integer not null default 0
);
create table "site_likes" (
  item text not null,
  mark text not null,
  created_at text not null
);
create table "site_subscriptions" (
  email text not null,
  preferences text not null,
  frequency text not null,
  created_at text not null,
  confirmed_at text,
  last_mail_at text,
  wished_preferences text,
  wished_frequency text
);
create table "site_unsubscribes" (
  email text not null,
  campaign text not null,
  source text not null,
  created_at text not null
);
create table "site_words" (
  number bigint not null,
  words tsvector not null
);
create table "step_answers" (
  id text not null,
  session text not null,
  fingerprint text not null,
  answer text,
  size integer not null,
  leased_until bigint not null,
  ends_at bigint not null
);
create table "threads" (
  id text not null,
  bot_id text not null,
  owner text not null,
  channel text not null,
  session text not null,
  state text not null,
  agent_name text,
  agent_icon text,
  name text,
  email text,
  phone text,
  labels text not null default '[]'::text,
  saved text,
  turn text,
  turn_until bigint not null default 0,
  last_message bigint not null default 0,
  visitor_read bigint not null default 0,
  agent_read bigint not null default 0,
  waiting_until bigint,
  created_at bigint not null,
  updated_at bigint not null,
  assignee text,
  page text,
  identity text,
  assigned_at bigint,
  waiting_since bigint,
  wanted text not null default '[]'::text,
  offered text not null default '[]'::text,
  priority integer not null default 1,
  visitor_line text,
  visitor_left bigint,
  verified_id text,
  visitor_said bigint not null default 0,
  person_id text,
  language text
);
create table "two_factors" (
  id text not null,
  user_id text not null,
  secret text not null,
  backup_codes text not null,
  verified boolean,
  failures integer,
  locked_until timestamp with time zone,
  last_step bigint not null default 0
);
create table "uploads" (
  name text not null,
  bot_id text not null,
  session text not null,
  created_at bigint not null
);
insert into "uploads" values ('-pZndWW7dz4zC7TbBwgrxvcMZEtHeCWl.bin', 'bakery', 'v9YlRBOtZ1woJJgYY0KGP47nwU50mXkltl2COwdX8CE', '1795740753122');
create table "used_ids" (
  hash text not null,
  owner text not null,
  version integer not null
);
create table "users" (
  id text not null,
  name text not null,
  email text not null,
  email_verified boolean not null,
  image text,
  two_factor boolean,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null
);
create table "verifications" (
  id text not null,
  identifier text not null,
  value text not null,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null
);
create table "versions" (
  bot_id text not null,
  version integer not null,
  file text not null,
  created_at text not null,
  published_at text,
  stored_by text,
  published_by text,
  linted_by text,
  lint_errors integer,
  lint_warnings integer,
  note text
);
insert into "versions" values ('demo', '1', '{"id":"demo","name":"Alder Lane Bakery","version":"1","flowVersion":"","logo":"/demo/logo.svg","variables":[],"triggers":[],"prefill":[],"prefillMessage":"","customizations":{"font":"Georgia","fontSize":15,"logoText":"Alder Lane Bakery","enableTagline":true,"tagline":"Baked before you wake","headerBgColor":"#7a3b16","headerTextColor":"#fff8ec","botMsgColor":"#f3e3cc","botTextColor":"#3a2413","userMsgColor":"#7a3b16","userTextColor":"#ffffff","optionBubbleMsgColor":"#ffffff","optionBubbleTextColor":"#7a3b16","optionBubbleBorderRadius":18,"bubbleBorderRadius":14,"chatBgColor":"#fffaf2","widgetIconBgColor":"#7a3b16","widgetSize":56,"widgetOffsetRight":20,"chatIconCta":true,"chatIconCtaText":"Shall we keep a loaf for you?"},"elements":[{"nodes":[{"id":"welcome","type":"welcome-node","data":{"text":"Good morning! This is the <b>Alder Lane Bakery</b>.","image":"/demo/bread.svg","disableImage":false},"position":{"x":0,"y":0}},{"id":"today","type":"message-node","data":{"text":"Tomorrow at six, forty sourdough loaves come out of the oven. They are usually gone by nine."},"position":{"x":0,"y":160}},{"id":"keep","type":"yes-or-no-choice-node","data":{"questionText":"Shall we keep one for you?","options":[{"id":"yes","label":"Yes, please"},{"id":"no","label":"No, thank you"}],"answerVariable":"keep_a_loaf"},"position":{"x":0,"y":320}},{"id":"address","type":"ask-email-node","data":{"questionText":"Where may we send tomorrow''s baking list?","answerVariable":"list_address","incorrectEmailResponse":"That does not look like an e-mail address. Could you check it?"},"position":{"x":0,"y":480}},{"id":"wants-loaf","type":"condition-node","data":{"isNumber":false,"leftValue":"{keep_a_loaf}","operator":"starts with","rightValue":"yes"},"position":{"x":0,"y":640}},{"id":"kept","type":"message-node","data":{"text":"A loaf is yours until noon. The name on the bag will be {list_address}."},"position":{"x":-200,"y":800}},{"id":"goodbye-kept","type":"message-node","data":{"text":"See you tomorrow!"},"position":{"x":-200,"y":960}},{"id":"goodbye","type":"message-node","data":{"text":"Then just come by whenever you smell it. The list goes to {list_address}."},"position":{"x":200,"y":800}}],"edges":[{"source":"welcome","target":"today","id":"e1"},{"source":"today","target":"keep","id":"e2"},{"source":"keep","target":"address","sourceHandle":"yes","id":"e3"},{"source":"keep","target":"address","sourceHandle":"no","id":"e4"},{"source":"address","target":"wants-loaf","id":"e5"},{"source":"wants-loaf","target":"kept","sourceHandle":"source-0","id":"e6"},{"source":"wants-loaf","target":"goodbye","sourceHandle":"source-1","id":"e7"},{"source":"kept","target":"goodbye-kept","id":"e8"}]}]}', '2026-11-27T00:52:31.758Z', '2026-11-27T00:52:31.820Z', NULL, NULL, NULL, NULL, NULL, NULL);
insert into "versions" values ('draft', '1', '{"id":"","name":"Bakery","version":"","flowVersion":"","logo":"","variables":[],"triggers":[],"prefill":[],"prefillMessage":"","customizations":{},"elements":[{"nodes":[{"id":"hello","type":"welcome-node","data":{"text":"Good morning"}},{"id":"call","type":"webhook-node","data":{"url":"http://127.0.0.1:9/orders","method":"POST"}},{"id":"mail","type":"email-node","data":{"to":"owner@shop.example","subject":"An order","body":"For {name}"}},{"id":"file","type":"ask-file","data":{"text":"A picture, please"}}],"edges":[{"source":"hello","target":"call"},{"source":"call","target":"mail"},{"source":"mail","target":"file"}]}],"settings":{"allowedOrigins":["https://shop.example"]}}', '2026-11-27T00:52:32.445Z', NULL, 'TALKGRAPH_API_KEY', NULL, NULL, NULL, NULL, NULL);
insert into "versions" values ('bakery', '1', '{"id":"","name":"Bakery","version":"","flowVersion":"","logo":"","variables":[],"triggers":[],"prefill":[],"prefillMessage":"","customizations":{},"elements":[{"nodes":[{"id":"hello","type":"welcome-node","data":{"text":"Good morning"}},{"id":"call","type":"webhook-node","data":{"url":"http://127.0.0.1:9/orders","method":"POST"}},{"id":"mail","type":"email-node","data":{"to":"owner@shop.example","subject":"An order","body":"For {name}"}},{"id":"file","type":"ask-file","data":{"text":"A picture, please"}}],"edges":[{"source":"hello","target":"call"},{"source":"call","target":"mail"},{"source":"mail","target":"file"}]}],"settings":{"allowedOrigins":["https://shop.example"]}}', '2026-11-27T00:52:32.037Z', '2026-11-27T00:52:32.558Z', 'TALKGRAPH_API_KEY', 'TALKGRAPH_API_KEY', NULL, NULL, NULL, NULL);
insert into "versions" values ('bakery', '2', '{"id":"","name":"Bakery, again","version":"","flowVersion":"","logo":"","variables":[],"triggers":[],"prefill":[],"prefillMessage":"","customizations":{},"elements":[{"nodes":[{"id":"hello","type":"welcome-node","data":{"text":"Good morning"}},{"id":"call","type":"webhook-node","data":{"url":"http://127.0.0.1:9/orders","method":"POST"}},{"id":"mail","type":"email-node","data":{"to":"owner@shop.example","subject":"An order","body":"For {name}"}},{"id":"file","type":"ask-file","data":{"text":"A picture, please"}}],"edges":[{"source":"hello","target":"call"},{"source":"call","target":"mail"},{"source":"mail","target":"file"}]}],"settings":{"allowedOrigins":["https://shop.example"]}}', '2026-11-27T00:52:32.577Z', '2026-11-27T00:52:32.646Z', 'TALKGRAPH_API_KEY', 'TALKGRAPH_API_KEY', NULL, NULL, NULL, NULL);
insert into "versions" values ('bakery', '3', '{"id":"","name":"Bakery, not yet","version":"","flowVersion":"","logo":"","variables":[],"triggers":[],"prefill":[],"prefillMessage":"","customizations":{},"elements":[{"nodes":[{"id":"hello","type":"welcome-node","data":{"text":"Good morning"}},{"id":"call","type":"webhook-node","data":{"url":"http://127.0.0.1:9/orders","method":"POST"}},{"id":"mail","type":"email-node","data":{"to":"owner@shop.example","subject":"An order","body":"For {name}"}},{"id":"file","type":"ask-file","data":{"text":"A picture, please"}}],"edges":[{"source":"hello","target":"call"},{"source":"call","target":"mail"},{"source":"mail","target":"file"}]}],"settings":{"allowedOrigins":["https://shop.example"]}}', '2026-11-27T00:52:32.700Z', NULL, 'TALKGRAPH_API_KEY', NULL, NULL, NULL, NULL, NULL);
alter sequence channel_failures_number_seq owned by channel_failures.number;
alter sequence channel_incoming_number_seq owned by channel_incoming.number;
alter sequence channel_outgoing_number_seq owned by channel_outgoing.number;
alter sequence messages_number_seq owned by messages.number;
alter sequence results_number_seq owned by results.number;
alter sequence site_items_number_seq owned by site_items.number;
alter table accounts add constraint accounts_pkey PRIMARY KEY (id);
alter table api_keys add constraint api_keys_hash_key UNIQUE (hash);
alter table api_keys add constraint api_keys_pkey PRIMARY KEY (id);
alter table bot_metadata add constraint bot_metadata_key PRIMARY KEY (bot_id, name);
alter table bots add constraint bots_pkey PRIMARY KEY (id);
alter table call_days add constraint call_days_key PRIMARY KEY (bot_id, day, version, node_id);
alter table calls add constraint calls_key PRIMARY KEY (bot_id, id);
alter table channel_aliases add constraint channel_aliases_key PRIMARY KEY (channel_id, alias);
alter table channel_failures add constraint channel_failures_pkey PRIMARY KEY (number);
alter table channel_incoming add constraint channel_incoming_pkey PRIMARY KEY (number);
alter table channel_outgoing add constraint channel_outgoing_pkey PRIMARY KEY (number);
alter table channel_persons add constraint channel_persons_pkey PRIMARY KEY (id);
alter table channel_pieces add constraint channel_pieces_key PRIMARY KEY (outgoing, piece);
alter table channel_renames add constraint channel_renames_key PRIMARY KEY (channel_id, provider_id, was);
alter table channel_statuses add constraint channel_statuses_key PRIMARY KEY (channel_id, provider_id);
alter table channels add constraint channels_pkey PRIMARY KEY (id);
alter table counters add constraint counters_pkey PRIMARY KEY (key);
alter table credentials add constraint credentials_pkey PRIMARY KEY (id);
alter table desk_agents add constraint desk_agents_key PRIMARY KEY (owner, member);
alter table desk_labels add constraint desk_labels_key PRIMARY KEY (owner, name);
alter table desk_reads add constraint desk_reads_key PRIMARY KEY (thread_id, member);
alter table desk_replies add constraint desk_replies_key PRIMARY KEY (owner, name);
alter table draft_operations add constraint draft_operations_id UNIQUE (bot_id, id);
alter table draft_operations add constraint draft_operations_key PRIMARY KEY (bot_id, seq);
alter table draft_refusals add constraint draft_refusals_key PRIMARY KEY (bot_id, id);
alter table drafts add constraint drafts_pkey PRIMARY KEY (bot_id);
alter table files add constraint files_pkey PRIMARY KEY (id);
alter table invitations add constraint invitations_hash_key UNIQUE (hash);
alter table invitations add constraint invitations_pkey PRIMARY KEY (id);
alter table jobs add constraint jobs_pkey PRIMARY KEY (id);
alter table kept add constraint kept_pkey PRIMARY KEY (name);
alter table kysely_migration add constraint kysely_migration_pkey PRIMARY KEY (name);
alter table kysely_migration_lock add constraint kysely_migration_lock_pkey PRIMARY KEY (id);
alter table members add constraint members_key PRIMARY KEY (account_id, user_id);
alter table messages add constraint messages_pkey PRIMARY KEY (number);
alter table named_drafts add constraint named_drafts_key PRIMARY KEY (bot_id, id);
alter table newsletters add constraint newsletters_pkey PRIMARY KEY (id);
alter table operators add constraint operators_pkey PRIMARY KEY (user_id);
alter table outbox add constraint outbox_pkey PRIMARY KEY (id);
alter table outbox_counts add constraint outbox_counts_key PRIMARY KEY (status, part);
alter table page_names add constraint page_names_pkey PRIMARY KEY (name);
alter table pages add constraint pages_name_key UNIQUE (name);
alter table pages add constraint pages_pkey PRIMARY KEY (id);
alter table publications add constraint publications_key PRIMARY KEY (bot_id, number);
alter table result_days add constraint result_days_key PRIMARY KEY (bot_id, day, state);
alter table result_edges add constraint result_edges_key PRIMARY KEY (bot_id, day, edge);
alter table result_marks add constraint result_marks_pkey PRIMARY KEY (mark);
alter table result_records add constraint result_records_pkey PRIMARY KEY (number);
alter table result_steps add constraint result_steps_key PRIMARY KEY (bot_id, kind, day, version, node_id, detail);
alter table result_words add constraint result_words_pkey PRIMARY KEY (number);
alter table results add constraint results_id_key UNIQUE (id);
alter table results add constraint results_pkey PRIMARY KEY (number);
alter table results add constraint results_session UNIQUE (bot_id, session, begun);
alter table secrets add constraint secrets_pkey PRIMARY KEY (id);
alter table sign_ins add constraint sign_ins_pkey PRIMARY KEY (id);
alter table sign_ins add constraint sign_ins_token_key UNIQUE (token);
alter table sign_ups add constraint sign_ups_hash_key UNIQUE (hash);
alter table sign_ups add constraint sign_ups_pkey PRIMARY KEY (id);
alter table site_categories add constraint site_categories_key PRIMARY KEY (kind, slug);
alter table site_enquiries add constraint site_enquiries_pkey PRIMARY KEY (id);
alter table site_flows add constraint site_flows_pkey PRIMARY KEY (hash);
alter table site_helpful add constraint site_helpful_pkey PRIMARY KEY (page);
alter table site_items add constraint site_items_pkey PRIMARY KEY (number);
alter table site_items add constraint site_items_slug UNIQUE (kind, slug);
alter table site_likes add constraint site_likes_key PRIMARY KEY (item, mark);
alter table site_subscriptions add constraint site_subscriptions_pkey PRIMARY KEY (email);
alter table site_unsubscribes add constraint site_unsubscribes_key PRIMARY KEY (email, campaign);
alter table site_words add constraint site_words_pkey PRIMARY KEY (number);
alter table step_answers add constraint step_answers_pkey PRIMARY KEY (id);
alter table threads add constraint threads_pkey PRIMARY KEY (id);
alter table two_factors add constraint two_factors_pkey PRIMARY KEY (id);
alter table uploads add constraint uploads_pkey PRIMARY KEY (name);
alter table used_ids add constraint used_ids_pkey PRIMARY KEY (hash);
alter table users add constraint users_email_key UNIQUE (email);
alter table users add constraint users_pkey PRIMARY KEY (id);
alter table verifications add constraint verifications_pkey PRIMARY KEY (id);
alter table versions add constraint versions_key PRIMARY KEY (bot_id, version);
alter table bot_metadata add constraint bot_metadata_bot_id_fkey FOREIGN KEY (bot_id) REFERENCES bots(id) ON DELETE CASCADE;
alter table call_days add constraint call_days_bot_id_fkey FOREIGN KEY (bot_id) REFERENCES bots(id) ON DELETE CASCADE;
alter table calls add constraint calls_bot_id_fkey FOREIGN KEY (bot_id) REFERENCES bots(id) ON DELETE CASCADE;
alter table channel_aliases add constraint channel_aliases_channel_id_fkey FOREIGN KEY (channel_id) REFERENCES channels(id) ON DELETE CASCADE;
alter table channel_aliases add constraint channel_aliases_person_id_fkey FOREIGN KEY (person_id) REFERENCES channel_persons(id) ON DELETE CASCADE;
alter table channel_failures add constraint channel_failures_channel_id_fkey FOREIGN KEY (channel_id) REFERENCES channels(id) ON DELETE CASCADE;
alter table channel_incoming add constraint channel_incoming_channel_id_fkey FOREIGN KEY (channel_id) REFERENCES channels(id) ON DELETE CASCADE;
alter table channel_incoming add constraint channel_incoming_person_id_fkey FOREIGN KEY (person_id) REFERENCES channel_persons(id) ON DELETE CASCADE;
alter table channel_outgoing add constraint channel_outgoing_channel_id_fkey FOREIGN KEY (channel_id) REFERENCES channels(id) ON DELETE CASCADE;
alter table channel_outgoing add constraint channel_outgoing_person_id_fkey FOREIGN KEY (person_id) REFERENCES channel_persons(id) ON DELETE CASCADE;
alter table channel_outgoing add constraint channel_outgoing_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES threads(id) ON DELETE CASCADE;
alter table channel_persons add constraint channel_persons_channel_id_fkey FOREIGN KEY (channel_id) REFERENCES channels(id) ON DELETE CASCADE;
alter table channel_persons add constraint channel_persons_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES threads(id) ON DELETE SET NULL;
alter table channel_pieces add constraint channel_pieces_outgoing_fkey FOREIGN KEY (outgoing) REFERENCES channel_outgoing(number) ON DELETE CASCADE;
alter table channel_renames add constraint channel_renames_channel_id_fkey FOREIGN KEY (channel_id) REFERENCES channels(id) ON DELETE CASCADE;
alter table channel_renames add constraint channel_renames_person_id_fkey FOREIGN KEY (person_id) REFERENCES channel_persons(id) ON DELETE CASCADE;
alter table channel_statuses add constraint channel_statuses_channel_id_fkey FOREIGN KEY (channel_id) REFERENCES channels(id) ON DELETE CASCADE;
alter table channels add constraint channels_bot_id_fkey FOREIGN KEY (bot_id) REFERENCES bots(id) ON DELETE CASCADE;
alter table credentials add constraint credentials_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table desk_reads add constraint desk_reads_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES threads(id) ON DELETE CASCADE;
alter table draft_operations add constraint draft_operations_bot_id_fkey FOREIGN KEY (bot_id) REFERENCES bots(id) ON DELETE CASCADE;
alter table draft_refusals add constraint draft_refusals_bot_id_fkey FOREIGN KEY (bot_id) REFERENCES bots(id) ON DELETE CASCADE;
alter table drafts add constraint drafts_bot_id_fkey FOREIGN KEY (bot_id) REFERENCES bots(id) ON DELETE CASCADE;
alter table jobs add constraint jobs_bot_id_fkey FOREIGN KEY (bot_id) REFERENCES bots(id) ON DELETE CASCADE;
alter table members add constraint members_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
alter table members add constraint members_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table messages add constraint messages_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES threads(id) ON DELETE CASCADE;
alter table named_drafts add constraint named_drafts_bot_id_fkey FOREIGN KEY (bot_id) REFERENCES bots(id) ON DELETE CASCADE;
alter table operators add constraint operators_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table outbox add constraint outbox_bot_id_fkey FOREIGN KEY (bot_id) REFERENCES bots(id) ON DELETE CASCADE;
alter table page_names add constraint page_names_page_id_fkey FOREIGN KEY (page_id) REFERENCES pages(id) ON DELETE CASCADE;
alter table pages add constraint pages_bot_id_fkey FOREIGN KEY (bot_id) REFERENCES bots(id) ON DELETE CASCADE;
alter table pages add constraint pages_id_fkey FOREIGN KEY (id) REFERENCES channels(id) ON DELETE CASCADE;
alter table publications add constraint publications_bot_id_fkey FOREIGN KEY (bot_id) REFERENCES bots(id) ON DELETE CASCADE;
alter table result_days add constraint result_days_bot_id_fkey FOREIGN KEY (bot_id) REFERENCES bots(id) ON DELETE CASCADE;
alter table result_edges add constraint result_edges_bot_id_fkey FOREIGN KEY (bot_id) REFERENCES bots(id) ON DELETE CASCADE;
alter table result_records add constraint result_records_number_fkey FOREIGN KEY (number) REFERENCES results(number) ON DELETE CASCADE;
alter table result_steps add constraint result_steps_bot_id_fkey FOREIGN KEY (bot_id) REFERENCES bots(id) ON DELETE CASCADE;
alter table result_words add constraint result_words_number_fkey FOREIGN KEY (number) REFERENCES results(number) ON DELETE CASCADE;
alter table results add constraint results_bot_id_fkey FOREIGN KEY (bot_id) REFERENCES bots(id) ON DELETE CASCADE;
alter table sign_ins add constraint sign_ins_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table site_items add constraint site_items_flow_fkey FOREIGN KEY (flow) REFERENCES site_flows(hash);
alter table site_words add constraint site_words_number_fkey FOREIGN KEY (number) REFERENCES site_items(number) ON DELETE CASCADE;
alter table threads add constraint threads_bot_id_fkey FOREIGN KEY (bot_id) REFERENCES bots(id) ON DELETE CASCADE;
alter table two_factors add constraint two_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table versions add constraint versions_bot_id_fkey FOREIGN KEY (bot_id) REFERENCES bots(id) ON DELETE CASCADE;
CREATE INDEX bots_of_owner ON public.bots USING btree (owner, created_at, id);
CREATE INDEX channel_aliases_person ON public.channel_aliases USING btree (person_id);
CREATE INDEX channel_failures_at ON public.channel_failures USING btree (channel_id, at);
CREATE INDEX channel_incoming_at ON public.channel_incoming USING btree (at);
CREATE INDEX channel_incoming_person ON public.channel_incoming USING btree (person_id);
CREATE INDEX channel_incoming_waiting ON public.channel_incoming USING btree (channel_id, person_id, number) WHERE (state = 'waiting'::text);
CREATE INDEX channel_outgoing_at ON public.channel_outgoing USING btree (at);
CREATE INDEX channel_outgoing_person_id ON public.channel_outgoing USING btree (person_id);
CREATE INDEX channel_outgoing_thread_id ON public.channel_outgoing USING btree (thread_id);
CREATE INDEX channel_outgoing_waiting ON public.channel_outgoing USING btree (channel_id, person_id, number) WHERE (state = 'waiting'::text);
CREATE INDEX channel_persons_channel ON public.channel_persons USING btree (channel_id);
CREATE INDEX channel_persons_thread ON public.channel_persons USING btree (thread_id);
CREATE INDEX channel_pieces_message ON public.channel_pieces USING btree (message);
CREATE INDEX channel_pieces_provider ON public.channel_pieces USING btree (channel_id, provider_id);
CREATE INDEX channel_renames_at ON public.channel_renames USING btree (at);
CREATE INDEX channel_renames_person_id ON public.channel_renames USING btree (person_id);
CREATE INDEX channel_renames_was ON public.channel_renames USING btree (channel_id, was);
CREATE INDEX channel_statuses_at ON public.channel_statuses USING btree (at);
CREATE INDEX channels_bot ON public.channels USING btree (bot_id);
CREATE INDEX channels_owner ON public.channels USING btree (owner, created_at);
CREATE INDEX counters_ends_at ON public.counters USING btree (ends_at);
CREATE INDEX credentials_user ON public.credentials USING btree (user_id);
CREATE INDEX files_checked ON public.files USING btree (checked_at);
CREATE INDEX files_owner ON public.files USING btree (owner, hash);
CREATE INDEX invitations_account ON public.invitations USING btree (account_id);
CREATE INDEX jobs_bot ON public.jobs USING btree (bot_id);
CREATE INDEX jobs_due ON public.jobs USING btree (handler, state, due_at);
CREATE INDEX members_user ON public.members USING btree (user_id);
CREATE INDEX messages_thread ON public.messages USING btree (thread_id, number);
CREATE INDEX outbox_bot ON public.outbox USING btree (bot_id, created_at);
CREATE INDEX outbox_given_up ON public.outbox USING btree (status, given_up_at);
CREATE INDEX page_names_of_page ON public.page_names USING btree (page_id);
CREATE INDEX pages_of_bot ON public.pages USING btree (bot_id);
CREATE INDEX result_marks_at ON public.result_marks USING btree (at);
CREATE INDEX result_words_words ON public.result_words USING gin (words);
CREATE INDEX results_age ON public.results USING btree (bot_id, updated_at);
CREATE INDEX results_bot ON public.results USING btree (bot_id, number);
CREATE INDEX results_bot_state ON public.results USING btree (bot_id, state, number);
CREATE INDEX results_bot_time ON public.results USING btree (bot_id, created_at);
CREATE INDEX results_due ON public.results USING btree (updated_at) WHERE (words_due = 1);
CREATE INDEX results_email ON public.results USING btree (email);
CREATE INDEX results_last_step ON public.results USING btree (bot_id, last_step, number);
CREATE INDEX results_owner ON public.results USING btree (owner, number);
CREATE INDEX results_owner_state ON public.results USING btree (owner, state, number);
CREATE INDEX results_owner_time ON public.results USING btree (owner, created_at);
CREATE INDEX results_uncounted ON public.results USING btree (number) WHERE ((way IS NULL) AND (state <> 'open'::text));
CREATE INDEX results_visit ON public.results USING btree (session);
CREATE INDEX secrets_owner ON public.secrets USING btree (owner);
CREATE INDEX sign_ins_user ON public.sign_ins USING btree (user_id);
CREATE INDEX sign_ups_email ON public.sign_ups USING btree (email);
CREATE INDEX sign_ups_ends ON public.sign_ups USING btree (ends_at);
CREATE INDEX site_enquiries_email ON public.site_enquiries USING btree (email);
CREATE INDEX site_enquiries_kind ON public.site_enquiries USING btree (kind, created_at);
CREATE INDEX site_items_category ON public.site_items USING btree (kind, category_slug, category_place);
CREATE INDEX site_items_id ON public.site_items USING btree (kind, id);
CREATE INDEX site_items_place ON public.site_items USING btree (kind, place);
CREATE INDEX site_words_words ON public.site_words USING gin (words);
CREATE INDEX step_answers_ends_at ON public.step_answers USING btree (ends_at);
CREATE INDEX step_answers_session ON public.step_answers USING btree (session);
CREATE INDEX threads_assigned ON public.threads USING btree (owner, state, assignee, updated_at);
CREATE INDEX threads_bot ON public.threads USING btree (bot_id, updated_at);
CREATE INDEX threads_desk ON public.threads USING btree (owner, state, updated_at);
CREATE INDEX threads_email ON public.threads USING btree (owner, email);
CREATE INDEX threads_of_verified ON public.threads USING btree (bot_id, verified_id);
CREATE INDEX threads_owner ON public.threads USING btree (owner, updated_at);
CREATE INDEX threads_person ON public.threads USING btree (person_id);
CREATE INDEX threads_queue ON public.threads USING btree (owner, state, priority DESC, waiting_since, id);
CREATE INDEX threads_session ON public.threads USING btree (session);
CREATE INDEX threads_updated ON public.threads USING btree (updated_at);
CREATE INDEX threads_waiting ON public.threads USING btree (state, waiting_until);
CREATE INDEX two_factors_user ON public.two_factors USING btree (user_id);
CREATE INDEX uploads_bot ON public.uploads USING btree (bot_id, session);
CREATE INDEX uploads_created ON public.uploads USING btree (created_at);
CREATE INDEX uploads_session ON public.uploads USING btree (session);
CREATE INDEX verifications_identifier ON public.verifications USING btree (identifier);
CREATE UNIQUE INDEX channel_incoming_once ON public.channel_incoming USING btree (channel_id, provider_id);
CREATE UNIQUE INDEX channel_outgoing_once ON public.channel_outgoing USING btree (channel_id, key);
CREATE UNIQUE INDEX channels_identity ON public.channels USING btree (channel, identity);
CREATE UNIQUE INDEX jobs_key ON public.jobs USING btree (handler, key) WHERE (key IS NOT NULL);
CREATE UNIQUE INDEX pages_by_domain ON public.pages USING btree (domain) WHERE (domain_proven IS NOT NULL);
CREATE OR REPLACE FUNCTION public.outbox_count()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ begin
     if tg_op = 'INSERT' then insert into outbox_counts (status, part, count)
   select status, pg_backend_pid() % 64, one from (values (new.status, 1)) as change (status, one) order by status
   on conflict (status, part) do update set count = outbox_counts.count + excluded.count;
     elsif tg_op = 'DELETE' then insert into outbox_counts (status, part, count)
   select status, pg_backend_pid() % 64, one from (values (old.status, -1)) as change (status, one) order by status
   on conflict (status, part) do update set count = outbox_counts.count + excluded.count;
     else insert into outbox_counts (status, part, count)
   select status, pg_backend_pid() % 64, one from (values (old.status, -1), (new.status, 1)) as change (status, one) order by status
   on conflict (status, part) do update set count = outbox_counts.count + excluded.count;
     end if;
     return null;
   end $function$
;
CREATE TRIGGER outbox_counts_change AFTER INSERT OR DELETE ON public.outbox FOR EACH ROW EXECUTE FUNCTION outbox_count();
CREATE TRIGGER outbox_counts_update AFTER UPDATE OF status ON public.outbox FOR EACH ROW WHEN ((old.status IS DISTINCT FROM new.status)) EXECUTE FUNCTION outbox_count();
