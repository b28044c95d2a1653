create sequence messages_number_seq;
create sequence results_number_seq;
create sequence site_items_number_seq;
create table "accounts" (
  id text not null,
  name text not null,
  created_at text not null
);
insert into "accounts" values ('owner', 'My account', '2026-11-23T16:31:06.768Z');
create table "api_keys" (
  id text not null,
  owner text not null,
  name text not null,
  hash text not null,
  created_at text not null,
  revoked_at text,
  maker text
);
insert into "api_keys" values ('6b5bc3dd0b5f', 'owner', 'TALKGRAPH_API_KEY', '6b5bc3dd0b5fe1fcf6a3ea51e7e6c777487baf8ff693aae82c3a02f92cb734e1', '2026-11-23T16:31:06.764Z', NULL, NULL);
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
  revision integer not null default 0
);
insert into "bots" values ('demo', '1', '2026-11-23T16:31:06.778Z', 'owner', '', '{}', '0');
insert into "bots" values ('draft', NULL, '2026-11-23T16:31:06.890Z', 'owner', 'Bakery', '{}', '0');
insert into "bots" values ('bakery', '2', '2026-11-23T16:31:06.872Z', 'owner', 'Bakery', '{}', '0');
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
insert into "calls" values ('bakery', '2026-11-23T16:31:06.966Z 2b3290a4d451', 'call', '2026-11-23T16:31:06.966Z', '2', NULL, 'The address could not be reached', 'webhook', '530ae8948c3fdd2b6d42d271', '1');
insert into "calls" values ('bakery', '2026-11-23T16:31:06.981Z 5338be638c0f', 'mail', '2026-11-23T16:31:06.981Z', '7', '202', NULL, 'email', NULL, '1');
insert into "calls" values ('bakery', '2026-11-23T16:31:06.999Z 3e25e67d4a99', 'mail', '2026-11-23T16:31:06.999Z', '3', '202', NULL, 'email', NULL, '1');
create table "counters" (
  key text not null,
  count integer not null,
  ends_at bigint not null
);
insert into "counters" values ('2-h9Rua9ZXnUNLusJEKoylIIEhTNl7Tu', '6', '1795451526849');
insert into "counters" values ('VRxa-MNJwpCy4vWJNNsoU5IkfcVXZywK', '1', '1795451526957');
insert into "counters" values ('CRMtmcGwOW6TCnKCqzQSm3In5sXcJw3e', '4', '1795455066962');
insert into "counters" values ('Q64i3wRsWZHowWlWh6Ev9Vjjtn4ZS-gb', '4', '1795537866962');
insert into "counters" values ('X3Mkdg9id2SSDG5I0tt1fAQQTAe0IzRB', '4', '1795451526962');
insert into "counters" values ('YWo-CNWm231mPPLDOiUFlspXFyMt25Fp', '4', '1795537866962');
insert into "counters" values ('hZF55xTUnP3n3Ce9AzOv1IuTnIfFXdAY', '4', '1795451526962');
insert into "counters" values ('wgqsoNbW2UMT7-KIsd9yBeyZqHujMO2C', '4', '1795451526962');
insert into "counters" values ('uxVy3C2b3sofFsLWx2nDrxUV71oSI43L', '2', '1795537866974');
insert into "counters" values ('zzxB7k3Lk6HD_J4f_6TD7ZYY4Z0Y3mHr', '2', '1795537866974');
insert into "counters" values ('3tkYXGlhLTf_tWz-cjsSqrIaROp9xCLX', '1', '1795537867010');
insert into "counters" values ('KY2cOUjtaTj-mtI2GWof7L_zcaCjGf93', '1', '1795455067010');
insert into "counters" values ('Rc5W6VK1EKbXfjRRroM3DPVvSmMcFerh', '1', '1795455067010');
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
create table "deliveries" (
  id text not null,
  bot_id text not null,
  node_id text not null,
  request text not null,
  session text not null,
  status text not null,
  attempts integer not null,
  next_at bigint not null
);
insert into "deliveries" values ('530ae8948c3fdd2b6d42d271', 'bakery', 'call', '{"data":{"url":"http://127.0.0.1:9/orders","method":"POST"},"values":{"answers":{"name":"Ann"},"variables":{},"visitor":{}}}', 'GtsOLY12QWdGIbgunBU4eA3eDAu_-wDSwRJUtf7S6aY', 'waiting', '1', '1795451476968');
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
insert into "invitations" values ('a8OuwG2iQPB3', '138a70f5f084e3c0f549b688721ffafaffb66f5dd9cd9a97cf5d2e2fa6875383', NULL, 'owner', 'owner', NULL, '2026-11-23T16:31:06.769Z', '1795455066769', NULL);
create table "kept" (
  name text not null,
  value text not null
);
insert into "kept" values ('demo', '13c723ad-4bf0-489e-8796-49a34583fa7c');
create table "kysely_migration" (
  name character varying(255) not null,
  "timestamp" character varying(255) not null
);
insert into "kysely_migration" values ('0001-bots', '2026-11-23T16:31:06.184Z');
insert into "kysely_migration" values ('0002-shared', '2026-11-23T16:31:06.189Z');
insert into "kysely_migration" values ('0003-owners', '2026-11-23T16:31:06.193Z');
insert into "kysely_migration" values ('0004-outbox', '2026-11-23T16:31:06.199Z');
insert into "kysely_migration" values ('0005-reasons', '2026-11-23T16:31:06.201Z');
insert into "kysely_migration" values ('0006-step-answers', '2026-11-23T16:31:06.208Z');
insert into "kysely_migration" values ('0007-operators', '2026-11-23T16:31:06.634Z');
insert into "kysely_migration" values ('0008-outbox-counts', '2026-11-23T16:31:06.638Z');
insert into "kysely_migration" values ('0009-bot-details', '2026-11-23T16:31:06.641Z');
insert into "kysely_migration" values ('0010-threads', '2026-11-23T16:31:06.653Z');
insert into "kysely_migration" values ('0011-accounts', '2026-11-23T16:31:06.675Z');
insert into "kysely_migration" values ('0012-results', '2026-11-23T16:31:06.698Z');
insert into "kysely_migration" values ('0013-desk', '2026-11-23T16:31:06.710Z');
insert into "kysely_migration" values ('0014-site', '2026-11-23T16:31:06.724Z');
insert into "kysely_migration" values ('0015-bots', '2026-11-23T16:31:06.726Z');
insert into "kysely_migration" values ('0016-codes', '2026-11-23T16:31:06.727Z');
insert into "kysely_migration" values ('0017-replies', '2026-11-23T16:31:06.728Z');
insert into "kysely_migration" values ('0018-result-age', '2026-11-23T16:31:06.731Z');
insert into "kysely_migration" values ('0019-results-rest', '2026-11-23T16:31:06.736Z');
insert into "kysely_migration" values ('0020-used-ids', '2026-11-23T16:31:06.738Z');
insert into "kysely_migration" values ('0021-inviters', '2026-11-23T16:31:06.739Z');
insert into "kysely_migration" values ('0022-key-makers', '2026-11-23T16:31:06.740Z');
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
  at bigint not null
);
create table "outbox" (
  id text not null,
  bot_id text,
  node_id text not null,
  mail text not null,
  status text not null,
  attempts integer not null,
  next_at bigint not null,
  error text,
  created_at text not null,
  note text,
  session text
);
insert into "outbox" values ('46daddc26c40fffbb6285513', 'bakery', 'mail', '{"fromName":"Bakery, again","to":["owner@shop.example"],"cc":[],"bcc":[],"subject":"An order","text":"For Ann"}', 'waiting', '1', '1795451476995', 'ESOCKET', '2026-11-23T16:31:06.981Z', NULL, 'GtsOLY12QWdGIbgunBU4eA3eDAu_-wDSwRJUtf7S6aY');
insert into "outbox" values ('0e3c32ba76936d1b6ff136eb', 'bakery', 'mail', '{"fromName":"Bakery, again","to":["owner@shop.example"],"cc":[],"bcc":[],"subject":"An order","text":"For Ben"}', 'waiting', '1', '1795451477009', 'ESOCKET', '2026-11-23T16:31:06.999Z', NULL, 'GtsOLY12QWdGIbgunBU4eA3eDAu_-wDSwRJUtf7S6aY');
create table "outbox_counts" (
  status text not null,
  part integer not null,
  count bigint not null
);
insert into "outbox_counts" values ('waiting', '32', '1');
insert into "outbox_counts" values ('waiting', '30', '1');
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
  words_due integer not null default 0
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
  created_at text not null
);
create table "site_flows" (
  hash text not null,
  file text not null,
  sketch text not null
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
create table "site_subscriptions" (
  email text not null,
  preferences text not null,
  frequency text not null,
  created_at text not null,
  confirmed_at text
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
  priority integer not null default 1
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
insert into "uploads" values ('c-iqN8Yw5PLn3aLCftdsf3Wur5xBbwkA.bin', 'bakery', 'GtsOLY12QWdGIbgunBU4eA3eDAu_-wDSwRJUtf7S6aY', '1795451467021');
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
  lint_warnings integer
);
insert into "versions" values ('demo', '1', '{"id":"demo","name":"Alder Lane Bakery","version":"1","flowVersion":"","logo":"/demo/logo.svg","variables":[],"triggers":[],"prefill":[],"prefillMessage":"","customizations":{"font":"Georgia","fontSize":15,"logoText":"Alder Lane Bakery","enableTagline":true,"tagline":"Baked before you wake","headerBgColor":"#7a3b16","headerTextColor":"#fff8ec","botMsgColor":"#f3e3cc","botTextColor":"#3a2413","userMsgColor":"#7a3b16","userTextColor":"#ffffff","optionBubbleMsgColor":"#ffffff","optionBubbleTextColor":"#7a3b16","optionBubbleBorderRadius":18,"bubbleBorderRadius":14,"chatBgColor":"#fffaf2","widgetIconBgColor":"#7a3b16","widgetSize":56,"widgetOffsetRight":20,"chatIconCta":true,"chatIconCtaText":"Shall we keep a loaf for you?"},"elements":[{"nodes":[{"id":"welcome","type":"welcome-node","data":{"text":"Good morning! This is the <b>Alder Lane Bakery</b>.","image":"/demo/bread.svg","disableImage":false},"position":{"x":0,"y":0}},{"id":"today","type":"message-node","data":{"text":"Tomorrow at six, forty sourdough loaves come out of the oven. They are usually gone by nine."},"position":{"x":0,"y":160}},{"id":"keep","type":"yes-or-no-choice-node","data":{"questionText":"Shall we keep one for you?","options":[{"id":"yes","label":"Yes, please"},{"id":"no","label":"No, thank you"}],"answerVariable":"keep_a_loaf"},"position":{"x":0,"y":320}},{"id":"address","type":"ask-email-node","data":{"questionText":"Where may we send tomorrow''s baking list?","answerVariable":"list_address","incorrectEmailResponse":"That does not look like an e-mail address. Could you check it?"},"position":{"x":0,"y":480}},{"id":"wants-loaf","type":"condition-node","data":{"isNumber":false,"leftValue":"{keep_a_loaf}","operator":"starts with","rightValue":"yes"},"position":{"x":0,"y":640}},{"id":"kept","type":"message-node","data":{"text":"A loaf is yours until noon. The name on the bag will be {list_address}."},"position":{"x":-200,"y":800}},{"id":"goodbye-kept","type":"message-node","data":{"text":"See you tomorrow!"},"position":{"x":-200,"y":960}},{"id":"goodbye","type":"message-node","data":{"text":"Then just come by whenever you smell it. The list goes to {list_address}."},"position":{"x":200,"y":800}}],"edges":[{"source":"welcome","target":"today","id":"e1"},{"source":"today","target":"keep","id":"e2"},{"source":"keep","target":"address","sourceHandle":"yes","id":"e3"},{"source":"keep","target":"address","sourceHandle":"no","id":"e4"},{"source":"address","target":"wants-loaf","id":"e5"},{"source":"wants-loaf","target":"kept","sourceHandle":"source-0","id":"e6"},{"source":"wants-loaf","target":"goodbye","sourceHandle":"source-1","id":"e7"},{"source":"kept","target":"goodbye-kept","id":"e8"}]}]}', '2026-11-23T16:31:06.784Z', '2026-11-23T16:31:06.793Z', NULL, NULL, NULL, NULL, NULL);
insert into "versions" values ('draft', '1', '{"id":"","name":"Bakery","version":"","flowVersion":"","logo":"","variables":[],"triggers":[],"prefill":[],"prefillMessage":"","customizations":{},"elements":[{"nodes":[{"id":"hello","type":"welcome-node","data":{"text":"Good morning"}},{"id":"call","type":"webhook-node","data":{"url":"http://127.0.0.1:9/orders","method":"POST"}},{"id":"mail","type":"email-node","data":{"to":"owner@shop.example","subject":"An order","body":"For {name}"}},{"id":"file","type":"ask-file","data":{"text":"A picture, please"}}],"edges":[{"source":"hello","target":"call"},{"source":"call","target":"mail"},{"source":"mail","target":"file"}]}],"settings":{"allowedOrigins":["https://shop.example"]}}', '2026-11-23T16:31:06.893Z', NULL, 'TALKGRAPH_API_KEY', NULL, NULL, NULL, NULL);
insert into "versions" values ('bakery', '1', '{"id":"","name":"Bakery","version":"","flowVersion":"","logo":"","variables":[],"triggers":[],"prefill":[],"prefillMessage":"","customizations":{},"elements":[{"nodes":[{"id":"hello","type":"welcome-node","data":{"text":"Good morning"}},{"id":"call","type":"webhook-node","data":{"url":"http://127.0.0.1:9/orders","method":"POST"}},{"id":"mail","type":"email-node","data":{"to":"owner@shop.example","subject":"An order","body":"For {name}"}},{"id":"file","type":"ask-file","data":{"text":"A picture, please"}}],"edges":[{"source":"hello","target":"call"},{"source":"call","target":"mail"},{"source":"mail","target":"file"}]}],"settings":{"allowedOrigins":["https://shop.example"]}}', '2026-11-23T16:31:06.880Z', '2026-11-23T16:31:06.915Z', 'TALKGRAPH_API_KEY', 'TALKGRAPH_API_KEY', NULL, NULL, NULL);
insert into "versions" values ('bakery', '2', '{"id":"","name":"Bakery, again","version":"","flowVersion":"","logo":"","variables":[],"triggers":[],"prefill":[],"prefillMessage":"","customizations":{},"elements":[{"nodes":[{"id":"hello","type":"welcome-node","data":{"text":"Good morning"}},{"id":"call","type":"webhook-node","data":{"url":"http://127.0.0.1:9/orders","method":"POST"}},{"id":"mail","type":"email-node","data":{"to":"owner@shop.example","subject":"An order","body":"For {name}"}},{"id":"file","type":"ask-file","data":{"text":"A picture, please"}}],"edges":[{"source":"hello","target":"call"},{"source":"call","target":"mail"},{"source":"mail","target":"file"}]}],"settings":{"allowedOrigins":["https://shop.example"]}}', '2026-11-23T16:31:06.928Z', '2026-11-23T16:31:06.941Z', 'TALKGRAPH_API_KEY', 'TALKGRAPH_API_KEY', NULL, NULL, NULL);
insert into "versions" values ('bakery', '3', '{"id":"","name":"Bakery, not yet","version":"","flowVersion":"","logo":"","variables":[],"triggers":[],"prefill":[],"prefillMessage":"","customizations":{},"elements":[{"nodes":[{"id":"hello","type":"welcome-node","data":{"text":"Good morning"}},{"id":"call","type":"webhook-node","data":{"url":"http://127.0.0.1:9/orders","method":"POST"}},{"id":"mail","type":"email-node","data":{"to":"owner@shop.example","subject":"An order","body":"For {name}"}},{"id":"file","type":"ask-file","data":{"text":"A picture, please"}}],"edges":[{"source":"hello","target":"call"},{"source":"call","target":"mail"},{"source":"mail","target":"file"}]}],"settings":{"allowedOrigins":["https://shop.example"]}}', '2026-11-23T16:31:06.948Z', NULL, 'TALKGRAPH_API_KEY', NULL, NULL, NULL, NULL);
alter sequence messages_number_seq owned by messages.number;
alter sequence results_number_seq owned by results.number;
alter sequence site_items_number_seq owned by site_items.number;
alter table accounts add constraint accounts_pkey PRIMARY KEY (id);
alter table api_keys add constraint api_keys_hash_key UNIQUE (hash);
alter table api_keys add constraint api_keys_pkey PRIMARY KEY (id);
alter table bot_metadata add constraint bot_metadata_key PRIMARY KEY (bot_id, name);
alter table bots add constraint bots_pkey PRIMARY KEY (id);
alter table calls add constraint calls_key PRIMARY KEY (bot_id, id);
alter table counters add constraint counters_pkey PRIMARY KEY (key);
alter table credentials add constraint credentials_pkey PRIMARY KEY (id);
alter table deliveries add constraint deliveries_pkey PRIMARY KEY (id);
alter table desk_agents add constraint desk_agents_key PRIMARY KEY (owner, member);
alter table desk_labels add constraint desk_labels_key PRIMARY KEY (owner, name);
alter table desk_reads add constraint desk_reads_key PRIMARY KEY (thread_id, member);
alter table desk_replies add constraint desk_replies_key PRIMARY KEY (owner, name);
alter table invitations add constraint invitations_hash_key UNIQUE (hash);
alter table invitations add constraint invitations_pkey PRIMARY KEY (id);
alter table kept add constraint kept_pkey PRIMARY KEY (name);
alter table kysely_migration add constraint kysely_migration_pkey PRIMARY KEY (name);
alter table kysely_migration_lock add constraint kysely_migration_lock_pkey PRIMARY KEY (id);
alter table members add constraint members_key PRIMARY KEY (account_id, user_id);
alter table messages add constraint messages_pkey PRIMARY KEY (number);
alter table outbox add constraint outbox_pkey PRIMARY KEY (id);
alter table outbox_counts add constraint outbox_counts_key PRIMARY KEY (status, part);
alter table result_days add constraint result_days_key PRIMARY KEY (bot_id, day, state);
alter table result_edges add constraint result_edges_key PRIMARY KEY (bot_id, day, edge);
alter table result_marks add constraint result_marks_pkey PRIMARY KEY (mark);
alter table result_records add constraint result_records_pkey PRIMARY KEY (number);
alter table result_words add constraint result_words_pkey PRIMARY KEY (number);
alter table results add constraint results_id_key UNIQUE (id);
alter table results add constraint results_pkey PRIMARY KEY (number);
alter table results add constraint results_session UNIQUE (bot_id, session, begun);
alter table sign_ins add constraint sign_ins_pkey PRIMARY KEY (id);
alter table sign_ins add constraint sign_ins_token_key UNIQUE (token);
alter table site_categories add constraint site_categories_key PRIMARY KEY (kind, slug);
alter table site_enquiries add constraint site_enquiries_pkey PRIMARY KEY (id);
alter table site_flows add constraint site_flows_pkey PRIMARY KEY (hash);
alter table site_items add constraint site_items_pkey PRIMARY KEY (number);
alter table site_items add constraint site_items_slug UNIQUE (kind, slug);
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
alter table calls add constraint calls_bot_id_fkey FOREIGN KEY (bot_id) REFERENCES bots(id) ON DELETE CASCADE;
alter table credentials add constraint credentials_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table deliveries add constraint deliveries_bot_id_fkey FOREIGN KEY (bot_id) REFERENCES bots(id) ON DELETE CASCADE;
alter table desk_reads add constraint desk_reads_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES threads(id) ON DELETE CASCADE;
alter table members add constraint members_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id) ON DELETE CASCADE;
alter table members add constraint members_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table messages add constraint messages_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES threads(id) ON DELETE CASCADE;
alter table outbox add constraint outbox_bot_id_fkey FOREIGN KEY (bot_id) REFERENCES bots(id) ON DELETE CASCADE;
alter table result_days add constraint result_days_bot_id_fkey FOREIGN KEY (bot_id) REFERENCES bots(id) ON DELETE CASCADE;
alter table result_edges add constraint result_edges_bot_id_fkey FOREIGN KEY (bot_id) REFERENCES bots(id) ON DELETE CASCADE;
alter table result_records add constraint result_records_number_fkey FOREIGN KEY (number) REFERENCES results(number) ON DELETE CASCADE;
alter table result_words add constraint result_words_number_fkey FOREIGN KEY (number) REFERENCES results(number) ON DELETE CASCADE;
alter table results add constraint results_bot_id_fkey FOREIGN KEY (bot_id) REFERENCES bots(id) ON DELETE CASCADE;
alter table sign_ins add constraint sign_ins_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table site_items add constraint site_items_flow_fkey FOREIGN KEY (flow) REFERENCES site_flows(hash);
alter table site_words add constraint site_words_number_fkey FOREIGN KEY (number) REFERENCES site_items(number) ON DELETE CASCADE;
alter table threads add constraint threads_bot_id_fkey FOREIGN KEY (bot_id) REFERENCES bots(id) ON DELETE CASCADE;
alter table two_factors add constraint two_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
alter table versions add constraint versions_bot_id_fkey FOREIGN KEY (bot_id) REFERENCES bots(id) ON DELETE CASCADE;
CREATE INDEX bots_of_owner ON public.bots USING btree (owner, created_at, id);
CREATE INDEX counters_ends_at ON public.counters USING btree (ends_at);
CREATE INDEX credentials_user ON public.credentials USING btree (user_id);
CREATE INDEX deliveries_bot ON public.deliveries USING btree (bot_id);
CREATE INDEX deliveries_due ON public.deliveries USING btree (status, next_at);
CREATE INDEX invitations_account ON public.invitations USING btree (account_id);
CREATE INDEX members_user ON public.members USING btree (user_id);
CREATE INDEX messages_thread ON public.messages USING btree (thread_id, number);
CREATE INDEX outbox_bot ON public.outbox USING btree (bot_id, created_at);
CREATE INDEX outbox_due ON public.outbox USING btree (status, next_at);
CREATE INDEX result_marks_at ON public.result_marks USING btree (at);
CREATE INDEX result_words_words ON public.result_words USING gin (words);
CREATE INDEX results_age ON public.results USING btree (bot_id, updated_at);
CREATE INDEX results_bot ON public.results USING btree (bot_id, number);
CREATE INDEX results_bot_state ON public.results USING btree (bot_id, state, number);
CREATE INDEX results_bot_time ON public.results USING btree (bot_id, created_at);
CREATE INDEX results_due ON public.results USING btree (updated_at) WHERE (words_due = 1);
CREATE INDEX results_email ON public.results USING btree (email);
CREATE INDEX results_owner ON public.results USING btree (owner, number);
CREATE INDEX results_owner_state ON public.results USING btree (owner, state, number);
CREATE INDEX results_owner_time ON public.results USING btree (owner, created_at);
CREATE INDEX results_visit ON public.results USING btree (session);
CREATE INDEX sign_ins_user ON public.sign_ins USING btree (user_id);
CREATE INDEX site_enquiries_email ON public.site_enquiries USING btree (email);
CREATE INDEX site_enquiries_kind ON public.site_enquiries USING btree (kind, created_at);
CREATE INDEX site_items_category ON public.site_items USING btree (kind, category_slug, category_place);
CREATE INDEX site_items_id ON public.site_items USING btree (kind, id);
CREATE INDEX site_items_place ON public.site_items USING btree (kind, place);
CREATE INDEX site_words_words ON public.site_words USING gin (words);
CREATE INDEX step_answers_ends_at ON public.step_answers USING btree (ends_at);
CREATE INDEX step_answers_session ON public.step_answers USING btree (session);
CREATE INDEX threads_bot ON public.threads USING btree (bot_id, updated_at);
CREATE INDEX threads_desk ON public.threads USING btree (owner, state, updated_at);
CREATE INDEX threads_email ON public.threads USING btree (owner, email);
CREATE INDEX threads_owner ON public.threads USING btree (owner, updated_at);
CREATE INDEX threads_session ON public.threads USING btree (session);
CREATE INDEX threads_updated ON public.threads USING btree (updated_at);
CREATE INDEX threads_waiting ON public.threads USING btree (state, waiting_until);
CREATE INDEX two_factors_user ON public.two_factors USING btree (user_id);
CREATE INDEX uploads_bot ON public.uploads USING btree (bot_id, session);
CREATE INDEX uploads_created ON public.uploads USING btree (created_at);
CREATE INDEX uploads_session ON public.uploads USING btree (session);
CREATE INDEX verifications_identifier ON public.verifications USING btree (identifier);
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
