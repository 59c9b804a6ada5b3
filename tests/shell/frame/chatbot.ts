export const chatbotInfo = {
  host: 'chat.example.com',
  text: 'チャットで質問する',
  sessionIdName: 'visitor',
  sessionId: 's-1',
};
