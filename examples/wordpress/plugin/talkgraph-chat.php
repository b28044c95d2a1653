<?php
/**
 * Plugin Name: Talkgraph Chat
 * Description: Puts a Talkgraph bot on every page. The script is part of the plugin; only your own companion server is asked.
 * Version: 0.1.0
 * Requires at least: 6.3
 * Requires PHP: 7.4
 * License: MIT
 * Text Domain: talkgraph-chat
 * Domain Path: /languages
 */

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/includes/settings.php';

/** The tag on each page of the site, with the bundled loader and the bot's data. */
function talkgraph_chat_enqueue() {
	$settings = talkgraph_chat_settings();
	if ( '' === $settings['server'] || '' === $settings['chatbot_id'] ) {
		return;
	}
	$address = plugins_url( 'assets/talkgraph-loader.js', __FILE__ );
	wp_enqueue_script( 'talkgraph-chat', $address, array(), '0.1.0', array( 'strategy' => 'async', 'in_footer' => true ) );
}
add_action( 'wp_enqueue_scripts', 'talkgraph_chat_enqueue' );

/** Writes the attributes that the loader reads from its own tag. */
function talkgraph_chat_attributes( $attributes ) {
	if ( ! isset( $attributes['id'] ) || 'talkgraph-chat-js' !== $attributes['id'] ) {
		return $attributes;
	}
	$settings = talkgraph_chat_settings();
	$language = talkgraph_chat_prefilled( 'locale' );
	return array_merge(
		$attributes,
		array_filter(
			array(
				'data-chatbot-id'  => $settings['chatbot_id'],
				'data-server'      => $settings['server'],
				'data-locale'      => '' === $language ? str_replace( '_', '-', determine_locale() ) : $language,
				'data-mode'        => talkgraph_chat_prefilled( 'mode' ),
				'data-persistence' => talkgraph_chat_prefilled( 'persistence' ),
			)
		)
	);
}
add_filter( 'wp_script_attributes', 'talkgraph_chat_attributes' );

/** The plugin's own translations. */
function talkgraph_chat_translations() {
	load_plugin_textdomain( 'talkgraph-chat', false, dirname( plugin_basename( __FILE__ ) ) . '/languages' );
}
add_action( 'init', 'talkgraph_chat_translations' );
