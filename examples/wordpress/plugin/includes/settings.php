<?php
defined( 'ABSPATH' ) || exit;

/** What the plugin was downloaded with: `defaults.json`, which a companion server puts into it. */
function talkgraph_chat_prefilled( $name ) {
	static $given = null;
	if ( null === $given ) {
		$file  = dirname( __DIR__ ) . '/defaults.json';
		$given = is_readable( $file ) ? json_decode( file_get_contents( $file ), true ) : array();
	}
	return isset( $given[ $name ] ) && is_string( $given[ $name ] ) ? $given[ $name ] : '';
}

/** What is set; where nothing is, what the plugin was downloaded with, or an empty text. */
function talkgraph_chat_settings() {
	$defaults = array(
		'server'     => talkgraph_chat_prefilled( 'server' ),
		'chatbot_id' => talkgraph_chat_prefilled( 'chatbot_id' ),
	);
	$stored   = get_option( 'talkgraph_chat', array() );
	return array_merge( $defaults, is_array( $stored ) ? array_intersect_key( $stored, $defaults ) : array() );
}

/** Takes addresses of the web and ids, and nothing else. */
function talkgraph_chat_sanitize( $given ) {
	$given  = is_array( $given ) ? $given : array();
	$server = isset( $given['server'] ) ? untrailingslashit( esc_url_raw( trim( $given['server'] ), array( 'http', 'https' ) ) ) : '';
	return array(
		'server'     => $server,
		'chatbot_id' => isset( $given['chatbot_id'] ) ? sanitize_text_field( $given['chatbot_id'] ) : '',
	);
}

/** Settings > Talkgraph Chat; WordPress itself checks the nonce and the capability when they are saved. */
function talkgraph_chat_register() {
	register_setting(
		'talkgraph_chat',
		'talkgraph_chat',
		array(
			'type'              => 'object',
			'sanitize_callback' => 'talkgraph_chat_sanitize',
			'default'           => array(),
		)
	);
	add_settings_section( 'bot', '', '__return_null', 'talkgraph_chat' );
	add_settings_field( 'server', __( 'Companion server', 'talkgraph-chat' ), 'talkgraph_chat_field', 'talkgraph_chat', 'bot', array( 'name' => 'server', 'type' => 'url', 'label_for' => 'talkgraph-server' ) );
	add_settings_field( 'chatbot_id', __( 'Bot id', 'talkgraph-chat' ), 'talkgraph_chat_field', 'talkgraph_chat', 'bot', array( 'name' => 'chatbot_id', 'type' => 'text', 'label_for' => 'talkgraph-chatbot_id' ) );
}
add_action( 'admin_init', 'talkgraph_chat_register' );

function talkgraph_chat_menu() {
	$title = __( 'Talkgraph Chat', 'talkgraph-chat' );
	add_options_page( $title, $title, 'manage_options', 'talkgraph-chat', 'talkgraph_chat_page' );
}
add_action( 'admin_menu', 'talkgraph_chat_menu' );

function talkgraph_chat_field( $field ) {
	$settings = talkgraph_chat_settings();
	printf(
		'<input type="%1$s" id="%2$s" name="talkgraph_chat[%3$s]" value="%4$s" class="regular-text">',
		esc_attr( $field['type'] ),
		esc_attr( $field['label_for'] ),
		esc_attr( $field['name'] ),
		esc_attr( $settings[ $field['name'] ] )
	);
}

function talkgraph_chat_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
		wp_die( esc_html__( 'You may not change these settings.', 'talkgraph-chat' ) );
	}
	?>
	<div class="wrap">
		<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
		<form action="options.php" method="post">
			<?php
			settings_fields( 'talkgraph_chat' );
			do_settings_sections( 'talkgraph_chat' );
			submit_button();
			?>
		</form>
	</div>
	<?php
}
