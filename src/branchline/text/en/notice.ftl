# How somebody is told of their turn who does not look at the table.

notice-title = Tell me on my turn
notice-device = On this device, while the page is in the background
notice-forbidden = The browser does not allow it. Its settings for this page can change that.
notice-webhook = Through a webhook
notice-webhook-about = At the beginning of each of your turns here, this server sends a message to the address: to a bot of your chat, or to a program of your own. It ends with the game.
notice-set = Save
notice-change = Change
notice-on = Your turns are told by a webhook.
notice-secret = The messages are signed with this secret. It is shown only now.
notice-copy = Copy
notice-stop = Remove the webhook
