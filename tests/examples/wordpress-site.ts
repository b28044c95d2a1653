import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { findPhp } from './php.js'

const cache = join(import.meta.dirname, '../../.cache/wordpress')
const source = '@wp-playground/wordpress-builds@0.9.19'
export const owner = { name: 'owner', password: 'a-long-password' }

/** A WordPress that runs on SQLite and PHP's own server. */
export interface WordPress {
  readonly origin: string
  /** Runs PHP inside WordPress and returns what it prints as JSON. */
  run(code: string): unknown
  close(): Promise<void>
}

/** Installs a new WordPress with a plugin that is activated. */
export async function startWordPress(plugin: string): Promise<WordPress> {
  const php = findPhp()
  const env = { ...process.env, ...php.env }
  if (!existsSync(join(cache, 'node_modules'))) {
    mkdirSync(cache, { recursive: true })
    const options = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    execFileSync('npm', ['install', '--prefix', cache, ...options, source], { stdio: 'pipe' })
  }
  const builds = join(cache, 'node_modules/@wp-playground/wordpress-builds')
  const site = join(cache, 'site')
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  rmSync(site, { recursive: true, force: true })
  mkdirSync(site)
  runFile(
    `foreach (json_decode($argv[1]) as $zip => $to) { (new PharData($zip))->extractTo($to, null, true); }`,
    JSON.stringify({
      [join(builds, 'src/wordpress/wp-6.5.zip')]: site,
      [join(builds, 'src/sqlite-database-integration/sqlite-database-integration.zip')]: join(
        site,
        'wp-content/plugins',
      ),
    }),
  )
  cpSync(join(builds, 'public/wp-6.5'), site, { recursive: true, force: false })
  // It comes installed, for somebody else's address.
  rmSync(join(site, 'wp-content/database/.ht.sqlite'), { force: true })
  const integration = join(site, 'wp-content/plugins/sqlite-database-integration-main')
  writeFileSync(
    join(site, 'wp-content/db.php'),
    readFileSync(join(integration, 'db.copy'), 'utf8')
      .replace('{SQLITE_IMPLEMENTATION_FOLDER_PATH}', integration)
      .replaceAll('{SQLITE_PLUGIN}', 'sqlite-database-integration-main/load.php'),
  )
  cpSync(plugin, join(site, 'wp-content/plugins/talkgraph-chat'), { recursive: true })
  runFile(
    `define('WP_INSTALLING', true);
    $_SERVER['HTTP_HOST'] = $argv[2]; $_SERVER['REQUEST_METHOD'] = 'GET';
    require 'wp-load.php';
    require_once ABSPATH . 'wp-admin/includes/upgrade.php';
    require_once ABSPATH . 'wp-admin/includes/plugin.php';
    add_filter('pre_wp_mail', '__return_true');
    wp_install('Alder Lane Bakery', '${owner.name}', 'owner@example.org', false, '', '${owner.password}');
    foreach (['siteurl', 'home'] as $name) { update_option($name, $argv[1]); }
    exit(is_wp_error(activate_plugin('talkgraph-chat/talkgraph-chat.php')) ? 1 : 0);`,
    origin,
    new URL(origin).host,
  )
  const server = spawn(php.command, [...php.args, '-S', `127.0.0.1:${port}`], {
    cwd: site,
    env: { ...env, PHP_CLI_SERVER_WORKERS: '4' },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: process.platform !== 'win32',
  })
  await once(server.stderr, 'data')
  server.stderr.resume()
  return {
    origin,
    run(code) {
      const prelude = `$_SERVER['HTTP_HOST'] = $argv[1]; $_SERVER['REQUEST_METHOD'] = 'GET'; require 'wp-load.php';
        require_once ABSPATH . 'wp-admin/includes/plugin.php';`
      return JSON.parse(
        runFile(`${prelude} echo json_encode((function () { ${code} })());`, new URL(origin).host),
      )
    },
    async close() {
      const ended = once(server, 'exit')
      // Its workers are of its group.
      if (server.pid) process.kill(process.platform === 'win32' ? server.pid : -server.pid)
      await ended
    },
  }

  function runFile(code: string, ...args: readonly string[]): string {
    const file = join(cache, 'run.php')
    writeFileSync(file, `<?php ${code}`)
    return execFileSync(php.command, [...php.args, file, ...args], {
      cwd: site,
      env,
      encoding: 'utf8',
      stdio: 'pipe',
    })
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('There is no free port.')
  return address.port
}
