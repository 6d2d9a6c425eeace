/** The languages of the stories besides English. */
export type StoryLanguage = 'zh-CN' | 'zh-TW';

/**
 * The texts of the stories. A story has English texts in its args and elements, and the language toolbar shows their
 * translations. A text beside an element, such as a link in a sentence, begins or ends with a space.
 * They do not depend on the texts of a site.
 */
export const words: Readonly<Record<string, Readonly<Record<StoryLanguage, string>>>> = {
  '© 2025 Inklake Studio': { 'zh-CN': '© 2025墨湖工作室', 'zh-TW': '© 2025墨湖工作室' },
  '© 2026 Inklake Studio': { 'zh-CN': '© 2026墨湖工作室', 'zh-TW': '© 2026墨湖工作室' },
  '1 hour of updates a month': { 'zh-CN': '每月1小时更新', 'zh-TW': '每月1小時內容更新' },
  '2 hours of updates a month': { 'zh-CN': '每月2小时更新', 'zh-TW': '每月2小時內容更新' },
  '2 rounds of changes are in the price.': {
    'zh-CN': '2轮修改已经算在价格里。',
    'zh-TW': '價格已含2次修改。',
  },
  '4 hours of updates a month': { 'zh-CN': '每月4小时更新', 'zh-TW': '每月4小時內容更新' },
  '48 Inkwell Lane, Inklake, Ontario K0X 0X0, Canada': {
    'zh-CN': '加拿大安大略省Inklake，48 Inkwell Lane，邮编K0X 0X0',
    'zh-TW': '加拿大安大略省Inklake，48 Inkwell Lane，K0X 0X0',
  },
  'A family business took its orders by phone and spent one evening a week copying them into a spreadsheet. We put a small order form on its website, in two languages, and connected it to the spreadsheet they already knew. Nothing else changed. The evening is theirs again.':
    {
      'zh-CN':
        '有一家人做生意，靠电话接单，每周要花一个晚上把订单抄进电子表格。我们在他们的网站上加了一张简单的双语下单表，直接连到他们用惯的那份电子表格。别的什么都没变。那个晚上，又是他们自己的了。',
      'zh-TW':
        '有間家族經營的公司靠電話接單，每週得花一個晚上把訂單抄進試算表。我們在他們的網站放上一張小小的訂購單，做成兩種語言，再接到那份用慣了的試算表。其他什麼都沒變，那個晚上又是他們自己的了。',
    },
  'A few lines are enough. A person will answer, not an automated sequence.': {
    'zh-CN': '几句话就够了。回复您的是真人，不是一串推销邮件。',
    'zh-TW': '幾行字就夠了。回您信的是真人，不是自動寄出的推銷信。',
  },
  'A larger range, or an odd shape?': {
    'zh-CN': '产品更多，或者形状特别？',
    'zh-TW': '品項多，或形狀特別？',
  },
  'A letter now and then': { 'zh-CN': '偶尔给您写封信', 'zh-TW': '偶爾寄封信給您' },
  'A named contact person': { 'zh-CN': '有专人对接', 'zh-TW': '指定的聯絡窗口' },
  'A small business should be able to have software as good as that of a large one, and understand what it pays for.':
    {
      'zh-CN': '小企业也该用得上和大企业一样好的软件，并且明白自己的钱花在哪里。',
      'zh-TW': '小公司也該用得到和大企業一樣好的軟體，並且清楚自己的錢花在哪裡。',
    },
  'A small studio in Ontario that designs, builds and looks after websites, systems and cloud.': {
    'zh-CN': '我们是安大略省的一家小型工作室，设计、开发并长期维护网站、系统与云服务。',
    'zh-TW': '我們是安大略省的小型工作室，設計、開發並長期維護網站、系統與雲端服務。',
  },
  'A success story': { 'zh-CN': '客户故事', 'zh-TW': '成功案例' },
  'A website of a few pages takes a few weeks, most of which is waiting for texts and pictures. A system takes months, in stages that you can use as they arrive. The proposal has the dates.':
    {
      'zh-CN':
        '几页的网站要几周，大部分时间花在等文字和图片上。系统要几个月，分阶段交付，做好一部分就能先用一部分。具体日期都写在方案里。',
      'zh-TW':
        '只有幾頁的網站要幾週，大半時間都在等文字與圖片。系統要幾個月，分階段交付，做好一段就能先用一段。日期都寫在提案裡。',
    },
  About: { 'zh-CN': '关于我们', 'zh-TW': '關於我們' },
  'About Us': { 'zh-CN': '关于我们', 'zh-TW': '關於我們' },
  'Accounting, payment, shipping and the spreadsheet you love.': {
    'zh-CN': '财务软件、支付、物流，还有您最爱用的那张电子表格。',
    'zh-TW': '會計、金流、物流，還有您愛用的那份試算表。',
  },
  Address: { 'zh-CN': '地址', 'zh-TW': '地址' },
  All: { 'zh-CN': '全部', 'zh-TW': '全部' },
  'All of Commercial': { 'zh-CN': '官网版的全部内容', 'zh-TW': '含商務方案全部內容' },
  'An honest look before a quote, also when the answer is “leave it”.': {
    'zh-CN': '报价之前先认真看过。哪怕结论是“别动它”，也照实说。',
    'zh-TW': '報價之前先老實看過，就算答案是「別動它」，也照實說。',
  },
  'Answers about our services, prices, way of working and technology, before you have to ask.': {
    'zh-CN': '服务、价格、合作方式与技术：您还没问，答案先写在这里。',
    'zh-TW': '關於服務、價格、合作方式與技術，您還沒開口，答案已經在這裡。',
  },
  'As on your device': { 'zh-CN': '跟随设备', 'zh-TW': '依裝置設定' },
  'At home in English and Chinese': { 'zh-CN': '中文英文都在行', 'zh-TW': '中英文都在行' },
  'At the desk, on the shop floor, on a phone in the van.': {
    'zh-CN': '办公桌前、车间里，或者在货车上拿着手机，都能用。',
    'zh-TW': '辦公桌前、作業現場，或是送貨車上的一支手機，都能用。',
  },
  'Back to services': { 'zh-CN': '返回服务列表', 'zh-TW': '返回服務項目' },
  Billing: { 'zh-CN': '付费周期', 'zh-TW': '繳費方式' },
  Blog: { 'zh-CN': '博客', 'zh-TW': '部落格' },
  Booking: { 'zh-CN': '预约版', 'zh-TW': '預約' },
  'Bring back what I wrote': { 'zh-CN': '找回已写内容', 'zh-TW': '找回我的留言' },
  'Can a Canadian company have a mini program?': {
    'zh-CN': '加拿大公司可以开通小程序吗？',
    'zh-TW': '加拿大公司可以有小程式嗎？',
  },
  'Can I move to another plan later?': { 'zh-CN': '以后能换套餐吗？', 'zh-TW': '以後可以換方案嗎？' },
  'Can we start small?': { 'zh-CN': '可以从小处做起吗？', 'zh-TW': '可以先從小規模開始嗎？' },
  'Can you connect systems with no interface?': {
    'zh-CN': '系统没有接口，也能连起来吗？',
    'zh-TW': '系統沒有介接功能，也能串起來嗎？',
  },
  'Can you take over an existing website?': {
    'zh-CN': '已有的网站，你们能接手吗？',
    'zh-TW': '現有的網站，你們可以接手嗎？',
  },
  'Card payments and order emails': { 'zh-CN': '银行卡支付和订单邮件', 'zh-TW': '刷卡付款與訂單通知信' },
  'Case Studies': { 'zh-CN': '项目案例', 'zh-TW': '案例分享' },
  'Chat on WhatsApp': { 'zh-CN': '用WhatsApp聊', 'zh-TW': '用WhatsApp聊聊' },
  'Choose {plan}': { 'zh-CN': '选择{plan}', 'zh-TW': '選擇{plan}方案' },
  'Clean, true-to-colour pictures, ready for the shop.': {
    'zh-CN': '画面干净，颜色准确，拿来就能上架。',
    'zh-TW': '畫面乾淨、顏色準確，拿到就能上架。',
  },
  'Clear search': { 'zh-CN': '清除搜索', 'zh-TW': '清除搜尋' },
  'Clickable screens, tried by the people who will use them.': {
    'zh-CN': '做出能点击的界面，请将来要用的人先试。',
    'zh-TW': '做出可以點按的畫面，請日後會用的人親自試試。',
  },
  'clients served': { 'zh-CN': '服务过的客户', 'zh-TW': '服務過的客戶' },
  'Close menu': { 'zh-CN': '关闭菜单', 'zh-TW': '關閉選單' },
  'Cloud Solutions': { 'zh-CN': '云解决方案', 'zh-TW': '雲端解決方案' },
  Colours: { 'zh-CN': '外观', 'zh-TW': '外觀' },
  'Coming soon': { 'zh-CN': '即将上线', 'zh-TW': '即將推出' },
  Commercial: { 'zh-CN': '官网版', 'zh-TW': '商務' },
  Company: { 'zh-CN': '公司', 'zh-TW': '公司' },
  'Company website with up to 10 pages': { 'zh-CN': '企业官网，最多10页', 'zh-TW': '公司網站，最多10頁' },
  'Connected to one of your systems': { 'zh-CN': '对接您的一套系统', 'zh-TW': '串接您的一套系統' },
  Connections: { 'zh-CN': '系统对接', 'zh-TW': '系統串接' },
  'Connections are encrypted, access is limited to the people who need it, and updates are applied promptly. We make backups of what we host, and ask you to keep your own too, as the Terms of Service say.':
    {
      'zh-CN':
        '连接都经过加密，只有需要的人才有权限，更新及时安装。我们会备份所托管的内容，也请您自己另存一份，服务条款里就是这样约定的。',
      'zh-TW':
        '連線都經過加密，權限只給需要的人，有更新就盡快安裝。我們會備份代管的內容，也請您自己另留一份，服務條款裡也這麼寫。',
    },
  Contact: { 'zh-CN': '联系我们', 'zh-TW': '聯絡我們' },
  'Contact form and map': { 'zh-CN': '联系表单和地图', 'zh-TW': '聯絡表單與地圖' },
  'Contact Us': { 'zh-CN': '联系我们', 'zh-TW': '聯絡我們' },
  Custom: { 'zh-CN': '按需定价', 'zh-TW': '另行報價' },
  'Custom hosting': { 'zh-CN': '定制网站托管', 'zh-TW': '客製網站代管' },
  Dark: { 'zh-CN': '深色', 'zh-TW': '深色' },
  'Data is typed once and appears wherever it is needed.': {
    'zh-CN': '数据只录入一次，哪里要用，哪里就有。',
    'zh-TW': '資料只要輸入一次，需要的地方都看得到。',
  },
  Deliver: { 'zh-CN': '交付', 'zh-TW': '交付' },
  Delivery: { 'zh-CN': '交付', 'zh-TW': '交付' },
  Deployment: { 'zh-CN': '部署', 'zh-TW': '部署' },
  'Describe the odd one': { 'zh-CN': '说说那件难归类的活儿', 'zh-TW': '怪案子，說來聽聽' },
  'Describe the one that costs you the most time. It is usually the right place to begin.': {
    'zh-CN': '说说最费您时间的那一件。从它入手，通常错不了。',
    'zh-TW': '說說最花您時間的那一件，通常就該從那裡開始。',
  },
  Design: { 'zh-CN': '设计', 'zh-TW': '設計' },
  Development: { 'zh-CN': '开发', 'zh-TW': '開發' },
  Discover: { 'zh-CN': '了解', 'zh-TW': '了解' },
  Discovery: { 'zh-CN': '调研', 'zh-TW': '了解需求' },
  'Dismiss notice': { 'zh-CN': '关闭通知', 'zh-TW': '關閉通知' },
  'Do you take on small jobs?': { 'zh-CN': '小项目你们接吗？', 'zh-TW': '小案子你們接嗎？' },
  'E-commerce': { 'zh-CN': '电商版', 'zh-TW': '電商' },
  'Each colleague works in English or Chinese, on the same data.': {
    'zh-CN': '中文英文各随同事习惯，用的是同一份数据。',
    'zh-TW': '同事各自用中文或英文操作，看的是同一份資料。',
  },
  'Each with a clear scope, a clear price and a result you can use.': {
    'zh-CN': '范围说清楚，价格说清楚，最后有实实在在的东西交到您手上。',
    'zh-TW': '每一項都講明範圍與價格，最後也都有實際的成果交到您手上。',
  },
  Education: { 'zh-CN': '教育', 'zh-TW': '教育' },
  Email: { 'zh-CN': '电子邮箱', 'zh-TW': '電子郵件' },
  'Email address': { 'zh-CN': '电子邮箱', 'zh-TW': '電子郵件' },
  Enterprise: { 'zh-CN': '企业版', 'zh-TW': '企業' },
  'Enterprise Lite: your own features, at a fixed price.': {
    'zh-CN': '轻量企业版：功能为您定制，价格固定。',
    'zh-TW': '輕量企業版：專屬功能，固定價格。',
  },
  'Every device': { 'zh-CN': '各种设备', 'zh-TW': '各種裝置' },
  'Every page of this website on one page.': {
    'zh-CN': '本网站的全部页面，都列在这一页。',
    'zh-TW': '本站的所有頁面，一頁看完。',
  },
  'Everyone sees what they need, and every change shows who made it.': {
    'zh-CN': '每个人看得到自己要用的，每处改动都记着是谁做的。',
    'zh-TW': '每個人都看得到自己該看的，每一次異動都查得到是誰改的。',
  },
  FAQ: { 'zh-CN': '常见问题', 'zh-TW': '常見問題' },
  Featured: { 'zh-CN': '推荐', 'zh-TW': '主打' },
  'Figures you trust, on screen and as a file.': {
    'zh-CN': '数字信得过，屏幕上能看，也能导出成文件。',
    'zh-TW': '數字信得過，螢幕上看得到，也能存成檔案。',
  },
  Finance: { 'zh-CN': '金融', 'zh-TW': '金融' },
  'Finished files, named, sorted and ready to post.': {
    'zh-CN': '成品文件命好名、分好类，拿来就能发。',
    'zh-TW': '成品檔案都命名、分類好，拿到就能發。',
  },
  'Follow us': { 'zh-CN': '关注我们', 'zh-TW': '追蹤我們' },
  'For clinics, salons, tutors and tables.': {
    'zh-CN': '适合诊所、美容美发、家教和餐厅。',
    'zh-TW': '適合診所、美容美髮、家教與餐廳訂位。',
  },
  'For companies that want to be found and called.': {
    'zh-CN': '适合想让客户搜得到、打来电话的企业。',
    'zh-TW': '適合想讓客戶找得到、打電話來的公司。',
  },
  'For organizations with systems of their own.': {
    'zh-CN': '适合有自己系统的机构。',
    'zh-TW': '適合有自家系統的企業與機構。',
  },
  'For shops that sell and ship.': {
    'zh-CN': '适合在网上卖货、发货的店铺。',
    'zh-TW': '適合在網路上賣東西、要出貨的店家。',
  },
  'Four kinds of work': { 'zh-CN': '四类工作', 'zh-TW': '四類工作' },
  'Get Started': { 'zh-CN': '立即开始', 'zh-TW': '立即開始' },
  'Goes well with': { 'zh-CN': '适合搭配的服务', 'zh-TW': '適合搭配的服務' },
  'Happy Clients': { 'zh-CN': '满意客户', 'zh-TW': '滿意的客戶' },
  Healthcare: { 'zh-CN': '医疗健康', 'zh-TW': '醫療' },
  'Hello, I found you through your website and have a question about a project.': {
    'zh-CN': '您好，我是在网站上看到你们的，有个项目想咨询一下。',
    'zh-TW': '您好，我看了貴工作室的網站，有個專案想請教。',
  },
  'High priority': { 'zh-CN': '高优先级', 'zh-TW': '優先度高' },
  Home: { 'zh-CN': '首页', 'zh-TW': '首頁' },
  'Hosting, certificate and daily backups': {
    'zh-CN': '托管、安全证书和每日备份',
    'zh-TW': '代管、憑證與每日備份',
  },
  HOT: { 'zh-CN': '热门', 'zh-TW': '熱門' },
  'How does a project start?': { 'zh-CN': '项目怎么开始？', 'zh-TW': '專案怎麼開始？' },
  'How long does a website take?': { 'zh-CN': '做一个网站要多久？', 'zh-TW': '做一個網站要多久？' },
  'Images and short videos that look like you in every feed.': {
    'zh-CN': '图片和短视频，在哪个平台都能一眼认出您。',
    'zh-TW': '圖片與短影片，滑到哪裡都認得出是您。',
  },
  'In figures': { 'zh-CN': '几个数字', 'zh-TW': '用數字看我們' },
  'In short': { 'zh-CN': '要点', 'zh-TW': '重點摘要' },
  'Inklake Studio': { 'zh-CN': '墨湖工作室', 'zh-TW': '墨湖工作室' },
  'Inklake Studio, home': { 'zh-CN': '墨湖工作室首页', 'zh-TW': '墨湖工作室首頁' },
  'Instead of $150': { 'zh-CN': '按月付为$150', 'zh-TW': '原價$150' },
  Integration: { 'zh-CN': '系统集成', 'zh-TW': '系統整合' },
  'Integration with your systems': { 'zh-CN': '与您的系统集成', 'zh-TW': '與您的系統整合' },
  'iOS and Android from one codebase, and WeChat mini programs.': {
    'zh-CN': 'iOS、Android共用一套代码，也做微信小程序。',
    'zh-TW': 'iOS、Android共用一套程式碼，也做微信小程式。',
  },
  'Is localization more than translation?': {
    'zh-CN': '本地化不就是翻译吗？',
    'zh-TW': '在地化就是翻譯嗎？',
  },
  Language: { 'zh-CN': '语言', 'zh-TW': '語言' },
  Languages: { 'zh-CN': '语言', 'zh-TW': '語言' },
  'Last updated: April 23, 2025': { 'zh-CN': '最近更新：2025年4月23日', 'zh-TW': '最後更新：2025年4月23日' },
  Launch: { 'zh-CN': '上线', 'zh-TW': '上線' },
  Legal: { 'zh-CN': '法律信息', 'zh-TW': '條款與政策' },
  Light: { 'zh-CN': '浅色', 'zh-TW': '淺色' },
  Links: { 'zh-CN': '链接合集', 'zh-TW': '連結' },
  Loading: { 'zh-CN': '正在加载', 'zh-TW': '載入中' },
  Localization: { 'zh-CN': '本地化', 'zh-TW': '在地化' },
  Logistics: { 'zh-CN': '物流', 'zh-TW': '物流' },
  'Made to be fast and open to all': { 'zh-CN': '打开快，人人能用', 'zh-TW': '開得快，人人都能用' },
  Main: { 'zh-CN': '主导航', 'zh-TW': '主選單' },
  'Main pages': { 'zh-CN': '主要页面', 'zh-TW': '主要頁面' },
  Maintenance: { 'zh-CN': '维护', 'zh-TW': '維護' },
  Manufacturing: { 'zh-CN': '制造业', 'zh-TW': '製造' },
  'May we count visits? It shows us which pages help. Nothing is counted before you say yes.': {
    'zh-CN': '可以统计访问次数吗？这能让我们知道哪些页面有帮助。在您同意之前，不会统计任何数据。',
    'zh-TW': '可以統計瀏覽次數嗎？這能讓我們知道哪些頁面有幫助。在您同意之前，不會統計任何資料。',
  },
  'Mei Lin': { 'zh-CN': '林梅', 'zh-TW': '林梅' },
  'Member areas and custom features': { 'zh-CN': '会员专区和定制功能', 'zh-TW': '會員專區與客製功能' },
  Message: { 'zh-CN': '留言', 'zh-TW': '留言' },
  'Migration, monitoring, and costs that stay where you put them.': {
    'zh-CN': '迁移、监控，费用也守在您定的预算里。',
    'zh-TW': '雲端遷移、監控，費用也守在您訂好的範圍內。',
  },
  'Mini programs, integrations, localization, and software that somebody else left behind. If it runs on code, ask us.':
    {
      'zh-CN': '小程序、系统集成、本地化，还有别人留下来的软件。只要是靠代码跑的，都可以问我们。',
      'zh-TW': '小程式、系統整合、在地化，還有別人留下來的軟體。只要是靠程式在跑的，都可以來問我們。',
    },
  'Mini programs, plugins, scripts and tools made for one purpose.': {
    'zh-CN': '小程序、插件、脚本，以及专为一件事做的工具。',
    'zh-TW': '小程式、外掛、腳本，以及只為一個用途打造的工具。',
  },
  Mission: { 'zh-CN': '使命', 'zh-TW': '使命' },
  'Mobile App Development': { 'zh-CN': '移动应用开发', 'zh-TW': '行動應用程式開發' },
  Monthly: { 'zh-CN': '按月付', 'zh-TW': '月繳' },
  'More services': { 'zh-CN': '更多服务', 'zh-TW': '更多服務' },
  'Most popular': { 'zh-CN': '最受欢迎', 'zh-TW': '最多人選' },
  'Much of our work began as an odd question. Describe yours: if we are the wrong people, we say so, and often know the right ones.':
    {
      'zh-CN':
        '我们不少项目，都是从一个少见的问题开始的。把您的说来听听：如果我们不合适，会直说，往往还知道该找谁。',
      'zh-TW': '我們不少案子，都從一個奇怪的問題開始。說說您的吧：如果我們不合適，會直說，也往往知道該找誰。',
    },
  Name: { 'zh-CN': '姓名', 'zh-TW': '姓名' },
  'Need something that is not on the list?': { 'zh-CN': '没有您要找的？', 'zh-TW': '上面沒有您要的？' },
  'New people learn the process from the system instead of from memory.': {
    'zh-CN': '新同事照着系统就能学会流程，不必靠老同事口口相传。',
    'zh-TW': '流程都在系統裡，新人跟著做就會，不必靠誰的記性。',
  },
  'New projects, English and Mandarin': {
    'zh-CN': '新项目咨询，英语、普通话',
    'zh-TW': '新專案洽詢，國語、英語',
  },
  'No results found for your search.': { 'zh-CN': '没有找到相关的问题。', 'zh-TW': '找不到符合的問題。' },
  'No, thanks': { 'zh-CN': '不用，谢谢', 'zh-TW': '不用，謝謝' },
  'No. We meet by video, work in shared documents, and answer just as fast wherever you are. For product photography you send us the products.':
    {
      'zh-CN':
        '没有。我们用视频开会，在共享文档里协作，无论您在哪里，回复都一样快。要拍产品的话，把产品寄来就行。',
      'zh-TW':
        '沒有。我們用視訊開會，用共用文件一起工作，您人在哪裡，回覆都一樣快。商品攝影只要把商品寄來就行。',
    },
  'Notes with every delivery, so the next person need not ask us.': {
    'zh-CN': '每次交付都附说明，以后谁来接手，都不必再问我们。',
    'zh-TW': '每次交付都附說明，下一位接手的人不必回頭問我們。',
  },
  Notices: { 'zh-CN': '通知', 'zh-TW': '通知' },
  'Often it is, and then we tell you so. Building pays when the ready product forces your team into detours, or charges for every seat.':
    {
      'zh-CN':
        '常常是这样，那我们会如实告诉您。如果现成的产品逼着团队绕弯路，或者每个账号都要收费，定制开发才划算。',
      'zh-TW':
        '很多時候確實比較便宜，這時我們會直說。如果現成產品讓團隊處處繞路，或是按人頭收費，客製開發才划算。',
    },
  'Often. Exports, emails or the database itself can serve. We tell you how durable each way is before you choose.':
    {
      'zh-CN':
        '常常可以。导出文件、邮件，甚至数据库本身，都能派上用场。每种办法能管多久，我们先讲清楚，您再选。',
      'zh-TW':
        '常常有辦法。匯出檔、電子郵件，或是資料庫本身都能派上用場。每種做法能撐多久，我們會先說明再請您選。',
    },
  'Old data moves over, both systems run side by side, then you switch.': {
    'zh-CN': '旧数据搬过来，新旧系统并行一段时间，再正式切换。',
    'zh-TW': '舊資料搬過來，新舊系統並行一段時間，再正式切換。',
  },
  'On real devices, with real data, and against the old behaviour.': {
    'zh-CN': '用真实的设备和数据来测，再和原来的表现对照。',
    'zh-TW': '用真的裝置、真的資料，並和原本的運作方式比對。',
  },
  'One evening a week': { 'zh-CN': '每周一个晚上', 'zh-TW': '每週一個晚上' },
  'One team from sketch to server': {
    'zh-CN': '从草图到服务器，同一个团队',
    'zh-TW': '從草圖到伺服器，同一群人',
  },
  'One-Stop Service': { 'zh-CN': '一站式服务', 'zh-TW': '一站式服務' },
  'One-Stop Service, Booking plan': { 'zh-CN': '一站式服务，预约版', 'zh-TW': '一站式服務，預約方案' },
  'Online booking with calendar': { 'zh-CN': '在线预约，带日历', 'zh-TW': '線上預約與行事曆' },
  'Online shop with cart and checkout': {
    'zh-CN': '网店，带购物车和结账',
    'zh-TW': '網路商店，含購物車與結帳',
  },
  'Open menu': { 'zh-CN': '打开菜单', 'zh-TW': '開啟選單' },
  'opens in a new tab': { 'zh-CN': '在新标签页打开', 'zh-TW': '在新分頁開啟' },
  optional: { 'zh-CN': '选填', 'zh-TW': '選填' },
  'or less to a first answer': { 'zh-CN': '首次回复时限', 'zh-TW': '首次回覆時限' },
  'Ordering, booking, stock, approvals: software built around how your team already works, instead of the other way round.':
    {
      'zh-CN': '订单、预约、库存、审批：软件照着您团队现有的做法来写，用不着团队去迁就软件。',
      'zh-TW': '訂單、預約、庫存、簽核，團隊原本怎麼做事，軟體就怎麼設計，不必讓人遷就軟體。',
    },
  'Other Development': { 'zh-CN': '其他开发', 'zh-TW': '其他開發服務' },
  'Our newsletter: what we learn on our projects, about once a month. No advertising, and you can unsubscribe at any time.':
    {
      'zh-CN': '我们的邮件通讯：大约每月一封，讲讲在项目里学到的东西。不发广告，随时可以退订。',
      'zh-TW': '我們的電子報：大約每月一封，分享做專案學到的事。不寄廣告，隨時可以退訂。',
    },
  'Our Services': { 'zh-CN': '我们的服务', 'zh-TW': '我們的服務' },
  'Pay by the month and leave when you like, or pay by the year and save.': {
    'zh-CN': '按月付，随时可以取消；按年付，更省钱。',
    'zh-TW': '月繳可以隨時取消，年繳更省。',
  },
  'People who know both the Chinese and the North American platforms.': {
    'zh-CN': '中国的平台和北美的平台，我们都熟。',
    'zh-TW': '中國與北美的平台，我們的人兩邊都熟。',
  },
  'per month': { 'zh-CN': '每月', 'zh-TW': '每月' },
  'per month, billed yearly': { 'zh-CN': '每月，按年付', 'zh-TW': '每月，一年一繳' },
  'per product': { 'zh-CN': '每件产品', 'zh-TW': '每件商品' },
  'per set of 10 products': { 'zh-CN': '每组10件产品', 'zh-TW': '每組10件商品' },
  Phone: { 'zh-CN': '电话', 'zh-TW': '電話' },
  Planning: { 'zh-CN': '规划', 'zh-TW': '規劃' },
  'Plans and prices': { 'zh-CN': '套餐与价格', 'zh-TW': '方案與價格' },
  'Please do. One process, one team, one stage. If it helps, the next stage follows, and if not, you have lost little.':
    {
      'zh-CN':
        '当然，我们也建议这样：一个流程、一个团队、一个阶段。有帮助，就接着做下一阶段；没帮助，损失也不大。',
      'zh-TW': '很歡迎。一個流程、一個團隊、一個階段就好。有幫助再做下一個階段，沒有幫助，損失也不多。',
    },
  'Please say in a few words what it is about.': {
    'zh-CN': '请用几个字说明是什么事。',
    'zh-TW': '請用幾個字說明是什麼事。',
  },
  'Please tell us your email address, so that we can answer.': {
    'zh-CN': '请填写您的电子邮箱，我们好给您回复。',
    'zh-TW': '請填寫電子郵件，我們才能回覆您。',
  },
  'Please tell us your name.': { 'zh-CN': '请填写您的姓名。', 'zh-TW': '請填寫您的姓名。' },
  'Please write a line or two.': { 'zh-CN': '请写上一两句。', 'zh-TW': '請寫一兩句話。' },
  Premium: { 'zh-CN': '高级版', 'zh-TW': '進階' },
  'Prices before work': { 'zh-CN': '先报价，后动工', 'zh-TW': '先報價，再動工' },
  Pricing: { 'zh-CN': '价格', 'zh-TW': '價格' },
  'Privacy Policy': { 'zh-CN': '隐私政策', 'zh-TW': '隱私權政策' },
  Process: { 'zh-CN': '流程', 'zh-TW': '流程' },
  'Product Photography': { 'zh-CN': '产品摄影', 'zh-TW': '商品攝影' },
  'Products, stock and discounts': { 'zh-CN': '商品、库存和折扣', 'zh-TW': '商品、庫存與折扣' },
  'Published with a way back, at an hour that suits you.': {
    'zh-CN': '挑您方便的时间发布，并留好退路。',
    'zh-TW': '挑您方便的時間上線，並留好退路。',
  },
  'QR code that opens a WhatsApp chat with Mei Lin': {
    'zh-CN': '二维码，扫一扫用WhatsApp和林梅聊',
    'zh-TW': '用WhatsApp與林梅對話的QR Code',
  },
  'Questions before we begin': { 'zh-CN': '合作之前，大家常问', 'zh-TW': '合作前的常見問題' },
  'Questions such as “how many are left?” have an answer on one screen.': {
    'zh-CN': '“还剩几件？”这类问题，打开一个页面就有答案。',
    'zh-TW': '「還剩幾件？」這類問題，看一個畫面就有答案。',
  },
  'Quick links': { 'zh-CN': '快捷链接', 'zh-TW': '快速連結' },
  Rating: { 'zh-CN': '评分', 'zh-TW': '客戶評價' },
  'Reach us': { 'zh-CN': '联系方式', 'zh-TW': '聯絡方式' },
  'Real Estate': { 'zh-CN': '房地产', 'zh-TW': '房地產' },
  'Reminders by email': { 'zh-CN': '邮件提醒', 'zh-TW': '電子郵件提醒' },
  Reports: { 'zh-CN': '报表', 'zh-TW': '報表' },
  'Required, unless marked as optional.': {
    'zh-CN': '未注明“选填”的，均为必填。',
    'zh-TW': '沒有標示「選填」的欄位都要填。',
  },
  Retail: { 'zh-CN': '零售', 'zh-TW': '零售' },
  Revisions: { 'zh-CN': '修改', 'zh-TW': '修改' },
  'Roles and access': { 'zh-CN': '角色与权限', 'zh-TW': '角色與權限' },
  'Save 20%': { 'zh-CN': '省20%', 'zh-TW': '省20%' },
  'Scope and service levels by agreement': {
    'zh-CN': '范围和服务等级由双方商定',
    'zh-TW': '範圍與服務水準依約定',
  },
  'Search engine basics': { 'zh-CN': '基础搜索引擎优化', 'zh-TW': '搜尋引擎基本設定' },
  'Search the questions': { 'zh-CN': '搜索问题', 'zh-TW': '搜尋問題' },
  'Security review and access control': { 'zh-CN': '安全审查和权限管理', 'zh-TW': '資安檢查與權限控管' },
  'See what we do and what it costs. The form will be here.': {
    'zh-CN': '看看我们做什么、怎么收费。表单一直在这里。',
    'zh-TW': '先看看我們做什麼、價格多少，表單一直都在這裡。',
  },
  'Send a message': { 'zh-CN': '给我们留言', 'zh-TW': '留言給我們' },
  'Send message': { 'zh-CN': '发送留言', 'zh-TW': '送出留言' },
  Sending: { 'zh-CN': '正在发送', 'zh-TW': '送出中' },
  Services: { 'zh-CN': '服务', 'zh-TW': '服務項目' },
  'Several languages': { 'zh-CN': '多种语言', 'zh-TW': '多種語言' },
  'Several people, rooms or places': {
    'zh-CN': '多位员工、多个房间或地点',
    'zh-TW': '可設多位人員、多個空間或據點',
  },
  'Several servers, data with rules of its own, a traffic peak next spring: we design the hosting with you.':
    {
      'zh-CN': '要好几台服务器，数据另有规定，明年春天有流量高峰：这样的托管，我们和您一起设计。',
      'zh-TW': '多台伺服器、另有規範的資料、明年春天的流量高峰：代管怎麼安排，我們和您一起規劃。',
    },
  'Shall we take it off your list?': {
    'zh-CN': '这件事，要不要交给我们？',
    'zh-TW': '把網站從待辦清單劃掉吧',
  },
  'Shop and booking included': { 'zh-CN': '包含网店和预约', 'zh-TW': '含購物與預約功能' },
  'Short stages. Each ends with something that works.': {
    'zh-CN': '阶段分得短，每个阶段结束，都有能用的成果。',
    'zh-TW': '階段切得短，每個階段結束都有能用的成果。',
  },
  'Show all questions': { 'zh-CN': '显示全部问题', 'zh-TW': '顯示所有問題' },
  Sitemap: { 'zh-CN': '网站地图', 'zh-TW': '網站地圖' },
  'Six steps to a system': { 'zh-CN': '六步做好一套系统', 'zh-TW': '系統上線六步驟' },
  'Six steps, also for small jobs': { 'zh-CN': '小项目也走六步', 'zh-TW': '小案子也走六步' },
  'Six things we do': { 'zh-CN': '我们做的六件事', 'zh-TW': '我們做的六件事' },
  'Skip to content': { 'zh-CN': '跳到正文', 'zh-TW': '跳到主要內容' },
  'Small jobs are welcome, such as one script, one connection or one repair.': {
    'zh-CN': '小项目也欢迎，比如一个脚本、一次对接、一处修复。',
    'zh-TW': '小案子也歡迎：一支腳本、一個串接、一次修復都可以。',
  },
  'Small studio. Serious engineering.': {
    'zh-CN': '团队虽小，技术过硬。',
    'zh-TW': '小工作室，技術不馬虎。',
  },
  'Social Media Design': { 'zh-CN': '社交媒体设计', 'zh-TW': '社群媒體設計' },
  'Software for readers of English and both kinds of Chinese, dates and payments included.': {
    'zh-CN': '把软件改到英文、简体、繁体读者都用得顺手，日期和支付也不落下。',
    'zh-TW': '讓軟體適合英文、繁體與簡體中文的讀者，日期和付款方式也一併顧到。',
  },
  'Steps, approvals and exceptions as they really happen.': {
    'zh-CN': '步骤、审批和例外，都按实际情况来。',
    'zh-TW': '步驟、簽核與例外，都照現場真實的狀況來做。',
  },
  'Still here after launch': { 'zh-CN': '上线之后还在', 'zh-TW': '上線後我們還在' },
  Subject: { 'zh-CN': '主题', 'zh-TW': '主旨' },
  Subscribe: { 'zh-CN': '订阅', 'zh-TW': '訂閱' },
  Subscribing: { 'zh-CN': '正在订阅', 'zh-TW': '訂閱中' },
  Support: { 'zh-CN': '技术支持', 'zh-TW': '技術支援' },
  'Support for current clients, English': {
    'zh-CN': '现有客户技术支持，英语',
    'zh-TW': '現有客戶技術支援，英語',
  },
  'support for what we host': { 'zh-CN': '托管技术支持', 'zh-TW': '代管技術支援' },
  'System Development': { 'zh-CN': '系统开发', 'zh-TW': '系統開發' },
  'Systems that did not know each other exchange data, reliably.': {
    'zh-CN': '原本互不往来的系统，从此可靠地交换数据。',
    'zh-TW': '原本互不往來的系統，從此穩定地交換資料。',
  },
  'Systems that fit the work': { 'zh-CN': '系统跟着工作走', 'zh-TW': '順著工作走的系統' },
  'Take one service or let several work together. Either way you have one team, one plan and one invoice.': {
    'zh-CN': '可以只选一项，也可以几项搭配。无论怎么选，都是一个团队、一份计划、一张账单。',
    'zh-TW': '可以只選一項，也可以幾項搭配。不管怎麼選，都是同一群人、同一份計畫、同一張帳單。',
  },
  'Talk to us': { 'zh-CN': '和我们聊聊', 'zh-TW': '和我們聊聊' },
  Technology: { 'zh-CN': '技术', 'zh-TW': '技術' },
  'Tell us what you are working on': { 'zh-CN': '说说您正在做的事', 'zh-TW': '說說您手上的計畫' },
  'Tell us what your business does and we will suggest a plan, without any obligation.': {
    'zh-CN': '说说您做什么生意，我们推荐一个套餐，选不选由您。',
    'zh-TW': '告訴我們您做什麼生意，我們建議合適的方案，聽完不訂也沒關係。',
  },
  'Terms of Service': { 'zh-CN': '服务条款', 'zh-TW': '服務條款' },
  Testing: { 'zh-CN': '测试', 'zh-TW': '測試' },
  'Thank you. If you need to confirm, an email will come.': {
    'zh-CN': '谢谢。如需确认，我们会发邮件给您。',
    'zh-TW': '謝謝，若需確認，我們會寄信給您。',
  },
  'Thank you. Your message has arrived, and you will hear from us within 48 hours.': {
    'zh-CN': '谢谢，您的留言已经送达，我们会在48小时内回复。',
    'zh-TW': '謝謝，我們收到您的留言了，48小時內會回覆您。',
  },
  'That did not go through. Please try again in a moment.': {
    'zh-CN': '订阅没有成功，请稍后再试。',
    'zh-TW': '訂閱沒有成功，請稍後再試。',
  },
  'The jobs that fit no box': { 'zh-CN': '不好归类的活儿', 'zh-TW': '歸不了類的案子' },
  'The name card could not be shown. Please call or write instead.': {
    'zh-CN': '名片没能显示出来，请改用电话或邮件联系。',
    'zh-TW': '名片無法顯示，請改用電話或電子郵件聯絡我們。',
  },
  'The name card is loading': { 'zh-CN': '名片正在加载', 'zh-TW': '名片載入中' },
  'The person who answers your email is the person who knows the code.': {
    'zh-CN': '回您邮件的人，就是熟悉代码的人。',
    'zh-TW': '回信給您的人，就是懂那份程式碼的人。',
  },
  'This does not look like an email address. Please write it as name@example.com.': {
    'zh-CN': '这不像是邮箱地址，请按name@example.com的格式填写。',
    'zh-TW': '這看起來不像電子郵件地址，請寫成name@example.com的格式。',
  },
  'Three sentences are enough for a first opinion.': {
    'zh-CN': '写上三句话，我们就能给您初步的看法。',
    'zh-TW': '三句話，就夠我們給您初步意見。',
  },
  'Travel & Hospitality': { 'zh-CN': '旅游与酒店', 'zh-TW': '旅遊與餐旅' },
  'True colours, clean edges and files ready for the shop. You send us the products, download the pictures, and get the products back.':
    {
      'zh-CN': '颜色准确，边缘干净，文件可以直接上架。您把产品寄来，照片在线下载，产品再寄还给您。',
      'zh-TW': '顏色準確、邊緣乾淨，檔案拿到就能上架。您把商品寄來，照片線上下載，商品再寄還給您。',
    },
  'Two languages or more': { 'zh-CN': '两种或更多语言', 'zh-TW': '兩種以上語言' },
  'Updates by agreement, with a monthly review': {
    'zh-CN': '更新量双方商定，每月一起回顾',
    'zh-TW': '更新依約定，每月一起檢視',
  },
  Uptime: { 'zh-CN': '在线率', 'zh-TW': '正常運作時間' },
  'View Plans': { 'zh-CN': '查看套餐', 'zh-TW': '查看方案' },
  'View Pricing Again': { 'zh-CN': '再看一遍价格', 'zh-TW': '再看一次價格' },
  Vision: { 'zh-CN': '愿景', 'zh-TW': '願景' },
  'We are not in Ontario. Does that matter?': {
    'zh-CN': '我们不在安大略省，有影响吗？',
    'zh-TW': '我們不在安大略省，有影響嗎？',
  },
  'We build in short stages, test, launch, and hand over with notes you can read.': {
    'zh-CN': '分小阶段开发，测试、上线，交接时附上您看得懂的说明。',
    'zh-TW': '我們分成短短的階段開發，測試、上線，再連同看得懂的說明一起交給您。',
  },
  'We build with tools that other developers know, so somebody else could take over.': {
    'zh-CN': '我们用的工具，别的开发者也熟悉，换人也能接着做。',
    'zh-TW': '用別的工程師也熟悉的工具開發，換人也能接手。',
  },
  'We design, build and run digital tools for people with other things to do, and explain them in the language they think in.':
    {
      'zh-CN': '您有自己的事要忙。数字工具由我们来设计、开发和运维，再用您最熟悉的语言讲给您听。',
      'zh-TW': '您有正事要忙，數位工具就由我們設計、開發、維運，再用您最習慣的語言講清楚。',
    },
  'We do, on a support agreement, or your own people. Code and notes are written so that either is possible.':
    {
      'zh-CN':
        '可以签一份技术支持协议，由我们维护，也可以交给您自己的人。代码和说明都写得清楚，两种方式都行得通。',
      'zh-TW': '可以簽維護合約交給我們，也可以由您自己的人接手。程式碼和說明都寫得夠清楚，兩種方式都行得通。',
    },
  'We draw first, so you see the screens before anyone writes code.': {
    'zh-CN': '我们先画界面，您看过了，才开始写代码。',
    'zh-TW': '先畫設計圖。程式一行都還沒寫，您就看得到畫面。',
  },
  'We host, watch and update what we build, and tell you when something should change.': {
    'zh-CN': '我们做的，就由我们托管、看护、更新。什么时候该调整，也会告诉您。',
    'zh-TW': '我們做的，就由我們代管、看顧、更新；該調整什麼，也會主動告訴您。',
  },
  'We listen, look at what you have, and write down what success would look like.': {
    'zh-CN': '听您说，看看现有的东西，再写下做到什么样才算成功。',
    'zh-TW': '我們先聽您說，看看您現有的東西，再寫下怎樣才算成功。',
  },
  'We look at the code, the accounts and the wish behind the request.': {
    'zh-CN': '我们看代码，看账号，也弄清这个需求背后想要的是什么。',
    'zh-TW': '先看程式碼與帳號，也弄懂這個要求背後真正想要什麼。',
  },
  'We look at your channels and agree on the rules.': {
    'zh-CN': '看看您的账号，一起定下规则。',
    'zh-TW': '我們看過您的各個平台，和您一起訂好規則。',
  },
  'We move it, check it with you, and keep the old system readable until you trust the new one.': {
    'zh-CN': '我们来搬，和您一起核对。在您信得过新系统之前，旧系统里的数据一直可以查看。',
    'zh-TW': '由我們搬過去，再和您一起核對。在您信得過新系統之前，舊系統的資料都還查得到。',
  },
  'We sit beside the people who do the work and write down how it goes.': {
    'zh-CN': '我们坐到实际做事的人旁边，把事情怎么做记下来。',
    'zh-TW': '我們坐到實際做事的人旁邊，把過程一一記下來。',
  },
  'We stay after launch: hosting, backups, updates and someone who answers.': {
    'zh-CN': '上线之后我们还在：托管、备份、更新，有事找得到人。',
    'zh-TW': '上線後我們還在：代管、備份、更新，有問題也有人回應。',
  },
  'We stay reachable, and keep what we built running.': {
    'zh-CN': '有事找得到我们，做好的东西，也由我们照看着运行。',
    'zh-TW': '之後一樣找得到我們，交付的成果也由我們維持運作。',
  },
  'We take over existing software, bring it up to date and keep it safe.': {
    'zh-CN': '我们接手现有的软件，把它更新到位，也守住安全。',
    'zh-TW': '接手既有軟體，更新到最新狀態，並維持安全。',
  },
  'We test on slow phones, with a keyboard and with a screen reader. It shows in search results too.': {
    'zh-CN': '我们在慢手机上测，只用键盘测，也用读屏软件测。这些功夫，在搜索结果里也看得出来。',
    'zh-TW': '我們用速度慢的手機、用鍵盤、用螢幕報讀軟體實測。搜尋結果上也看得出差別。',
  },
  'We watch, repair and extend, for as long as you like.': {
    'zh-CN': '看护、修复、扩展，您要多久，我们就做多久。',
    'zh-TW': '監看、修復、擴充，您需要多久，我們就做多久。',
  },
  'We work in small steps that you can follow.': {
    'zh-CN': '小步推进，每一步您都跟得上。',
    'zh-TW': '一小步一小步做，進度您都跟得上。',
  },
  'We write and test in English, Simplified and Traditional Chinese.': {
    'zh-CN': '英文、简体中文和繁体中文，都由我们撰写和测试。',
    'zh-TW': '英文、簡體中文與繁體中文，我們都自己寫、自己測試。',
  },
  'We write each version for its own readers instead of running one text through a translator.': {
    'zh-CN': '中文照中文的习惯写，英文照英文的习惯写，不是写好一份再拿去翻译。',
    'zh-TW': '中文和英文的內容，各自用母語寫成，不是同一篇稿子丟進翻譯軟體。',
  },
  'Web systems shaped around the way you already work.': {
    'zh-CN': '让系统适应您的工作方式，打开浏览器就能用。',
    'zh-TW': '照您原本做事的方式，開發合用的網頁系統。',
  },
  'Website Hosting': { 'zh-CN': '网站托管', 'zh-TW': '網站代管' },
  'Websites, systems and cloud, by the same people': {
    'zh-CN': '网站、系统与云服务，由同一群人负责到底',
    'zh-TW': '網站、系統與雲端，同一群人做到好',
  },
  'Websites, systems and cloud, designed, built and looked after by the same people. From the first email to launch day, you always know what comes next.':
    {
      'zh-CN':
        '网站、系统与云服务，由同一群人设计、开发并长期维护。从第一封邮件到正式上线，您始终清楚下一步是什么。',
      'zh-TW':
        '網站、系統與雲端，由同一群人設計、開發並長期維護。從第一封信到正式上線，您始終知道下一步是什麼。',
    },
  'Websites, web systems, mobile apps, cloud, hosting, social media design and product photography. Most clients begin with one of them and add another later. The One-Stop Service bundles a website with everything it needs.':
    {
      'zh-CN':
        '网站、业务系统、移动应用、云服务、网站托管、社交媒体设计和产品摄影。多数客户先从一项开始，以后再加一项。一站式服务则把网站连同它需要的一切打包在内。',
      'zh-TW':
        '網站、網頁系統、App、雲端、網站代管、社群媒體設計與商品攝影。多數客戶先從一項開始，日後再加一項。一站式服務則把網站需要的一切都包進來。',
    },
  'WeChat Mini Program': { 'zh-CN': '微信小程序', 'zh-TW': '微信小程式' },
  'WeChat mini programs, custom development, integrations, localization and the maintenance of existing software.':
    {
      'zh-CN': '微信小程序、定制开发、系统集成、本地化，以及现有软件的维护。',
      'zh-TW': '微信小程式、客製開發、系統整合、在地化，以及既有軟體的維護。',
    },
  'What changes for you': { 'zh-CN': '用上以后有什么不同', 'zh-TW': '導入後有什麼不同' },
  'What do you need, and by when?': {
    'zh-CN': '您需要什么，希望什么时候完成？',
    'zh-TW': '您需要什麼？希望什麼時候完成？',
  },
  'What does the studio do?': { 'zh-CN': '你们做些什么？', 'zh-TW': '工作室提供哪些服務？' },
  'What happens to our existing data?': { 'zh-CN': '现有的数据怎么办？', 'zh-TW': '現有的資料怎麼辦？' },
  'What happens when I cancel?': { 'zh-CN': '取消之后会怎样？', 'zh-TW': '取消之後會怎樣？' },
  'What is included': { 'zh-CN': '月费里包含什么', 'zh-TW': '包含哪些服務' },
  'What we build into it': { 'zh-CN': '系统里有什么', 'zh-TW': '系統裡有什麼' },
  'What we build with': { 'zh-CN': '我们用的技术', 'zh-TW': '我們使用的技術' },
  'What you can expect from us, and what we expect from you, in plain words.': {
    'zh-CN': '我们该做到什么，您该做到什么，都用平实的话写在这里。',
    'zh-TW': '我們該做到什麼，又請您配合什麼，都用平實的話寫在這裡。',
  },
  'What you get from us': { 'zh-CN': '我们能给您什么', 'zh-TW': '找我們的好處' },
  'What you need online, and nothing more': {
    'zh-CN': '线上用得着的都有，用不着的不加。',
    'zh-TW': '網路上該有的都有，用不到的不賣。',
  },
  'Which task would you like to lose?': { 'zh-CN': '哪件事您最不想再做？', 'zh-TW': '您最想省掉哪件工作？' },
  'Who looks after it later?': { 'zh-CN': '以后谁来维护？', 'zh-TW': '以後由誰維護？' },
  'Who owns the result?': { 'zh-CN': '做出来的东西归谁？', 'zh-TW': '做好的東西歸誰？' },
  'Who we build for': { 'zh-CN': '我们服务的行业', 'zh-TW': '我們服務的產業' },
  'With a conversation, which is free. Tell us what you need and what bothers you today. You get a written proposal with scope, price and dates, and decide then.':
    {
      'zh-CN':
        '先聊一聊，不收费。说说您需要什么，眼下为什么事发愁。随后您会收到一份书面方案，写明范围、价格和日期，到时再决定做不做。',
      'zh-TW':
        '先聊聊，不收費。告訴我們您需要什麼、目前有什麼困擾，我們會給您一份書面提案，寫明範圍、價格與時程，看過再決定。',
    },
  'Would ready-made software not be cheaper?': {
    'zh-CN': '买现成的软件不是更便宜吗？',
    'zh-TW': '買現成的軟體不是比較便宜嗎？',
  },
  'Write as you would to a neighbour': { 'zh-CN': '就当和邻居说句话', 'zh-TW': '像跟鄰居聊天一樣' },
  Yearly: { 'zh-CN': '按年付', 'zh-TW': '年繳' },
  'years of experience': { 'zh-CN': '年从业经验', 'zh-TW': '年經驗' },
  'Yes, count': { 'zh-CN': '可以', 'zh-TW': '可以' },
  'Yes, if we can do them well. A small job has a fixed price that you know before we begin.': {
    'zh-CN': '接，只要是我们能做好的。小项目价格固定，动工之前您就知道。',
    'zh-TW': '只要能做好就接。小案子採固定價格，開工前您就知道多少錢。',
  },
  'Yes. Dates, names, addresses, payment, tone and screen space all change with the language. We adapt these together with the words.':
    {
      'zh-CN':
        '不止。换一种语言，日期、姓名、地址、支付、语气和屏幕空间都会跟着变。我们把这些和文字一起改好。',
      'zh-TW':
        '不只是翻譯。換了語言，日期、姓名、地址、付款方式、語氣和畫面空間都會跟著變，我們會連同文字一起調整。',
    },
  'Yes. Registration from abroad is possible and needs some paperwork. We prepare it with you and build the mini program meanwhile.':
    {
      'zh-CN': '可以。境外公司也能注册，只是要办些手续。材料我们和您一起准备，小程序同时开工。',
      'zh-TW': '可以。境外公司也能註冊，只是要準備一些文件。我們和您一起準備，同時動手開發小程式。',
    },
  'You are here': { 'zh-CN': '当前位置', 'zh-TW': '目前位置' },
  'You can leave: your data exports completely, in open formats.': {
    'zh-CN': '去留由您：数据可以完整导出，用的都是开放格式。',
    'zh-TW': '想離開也可以，所有資料都能以開放格式完整匯出。',
  },
  'You click through screens and correct us while changes are still cheap.': {
    'zh-CN': '您在界面上点着走一遍，趁改动还不费钱，告诉我们哪里不对。',
    'zh-TW': '您可以實際點點看畫面，趁修改還便宜，儘管挑毛病。',
  },
  'You get a short plan with price, date and risks by name.': {
    'zh-CN': '您会拿到一份简短的计划，写明价格、日期和各项风险。',
    'zh-TW': '您會拿到一份簡短的計畫，價格、日期與各項風險都寫明。',
  },
  'You get stages, a price for each, and the order that helps soonest.': {
    'zh-CN': '分几个阶段，每个阶段多少钱，先做哪一步见效最快，都给您列清楚。',
    'zh-TW': '分成幾個階段、各要多少錢、先做哪個最快見效，都列給您看。',
  },
  'You see first drafts at their real size.': {
    'zh-CN': '初稿按实际尺寸给您看。',
    'zh-TW': '給您看的初稿，就是實際的大小。',
  },
  'You see the figure and what it covers before anything starts. Changes get a new figure first.': {
    'zh-CN': '开工之前，您就知道价钱，也知道其中包括什么。要改动，先给新的报价。',
    'zh-TW': '動工之前，您會先看到金額，也知道這筆錢包含什麼。要變更，也先報新的價格。',
  },
  'You speak with the people who do the work, so nothing gets lost on the way.': {
    'zh-CN': '您直接和做事的人沟通。话不用转手，自然不会走样。',
    'zh-TW': '和您談的人，就是動手做的人。中間沒有人轉述，話也就不會走樣。',
  },
  'You talk to the makers': { 'zh-CN': '直接和做的人谈', 'zh-TW': '直接和動手的人談' },
  'Your content, your domain and your data are yours from the first day. What we build for you is licensed to your business once it is paid in full. The Terms of Service say it exactly.':
    {
      'zh-CN':
        '您的内容、域名和数据，从第一天起就是您的。我们为您开发的部分，在款项全部付清后许可您的企业使用。具体约定见服务条款。',
      'zh-TW':
        '您的內容、網域與資料，從第一天起就是您的。我們為您製作的成果，在款項付清後授權貴公司使用，確切內容寫在服務條款裡。',
    },
  'Your message could not be sent. Please try again, or write to hello@example.com.': {
    'zh-CN': '留言没能发送，请再试一次，或者写信到hello@example.com。',
    'zh-TW': '留言沒有送出去，請再試一次，或寫信到hello@example.com。',
  },
  'Your product, in its best light': { 'zh-CN': '给产品一束好光', 'zh-TW': '給商品最好的光線' },
  'Your website built, hosted and kept up to date, for one monthly price.': {
    'zh-CN': '建站、托管、日常更新，都在一份月费里。',
    'zh-TW': '網站製作、代管與更新，一筆月費全包。',
  },
  'Your workflow': { 'zh-CN': '您的流程', 'zh-TW': '您的流程' },
  'Daily backups': { 'zh-CN': '每日备份', 'zh-TW': '每日備份' },
  'Leave this empty': { 'zh-CN': '请留空', 'zh-TW': '請留空' },
  Next: { 'zh-CN': '下一页', 'zh-TW': '下一頁' },
  Pages: { 'zh-CN': '页码', 'zh-TW': '頁碼' },
  Previous: { 'zh-CN': '上一页', 'zh-TW': '上一頁' },
  '$3,240 over about three years': { 'zh-CN': '三年左右共$3,240', 'zh-TW': '三年左右共$3,240' },
  '1 website': { 'zh-CN': '可托管1个网站', 'zh-TW': '可放1個網站' },
  '10 products, 3 views each': { 'zh-CN': '10件产品，每件3个角度', 'zh-TW': '10件商品，每件3個角度' },
  '2 hours a month': { 'zh-CN': '每月2小时', 'zh-TW': '每月2小時' },
  '3 views on white': { 'zh-CN': '白底，3个角度', 'zh-TW': '白底，3個角度' },
  '6 views and details': { 'zh-CN': '6个角度，外加细节', 'zh-TW': '6個角度與細節' },
  'A copy to try changes on': { 'zh-CN': '一份供试改的网站副本', 'zh-TW': '另有一份副本可供試改' },
  'A deposit, often half the price': {
    'zh-CN': '一笔预付款，常常是总价的一半',
    'zh-TW': '訂金，常是總價的一半',
  },
  'A small range in one go.': { 'zh-CN': '一个小系列，一次拍完。', 'zh-TW': '少量品項，一次拍完。' },
  'Arranged by you': { 'zh-CN': '您自己安排', 'zh-TW': '您自行安排' },
  Basic: { 'zh-CN': '基础版', 'zh-TW': '基本' },
  'Beside the traditional way': { 'zh-CN': '和传统做法比一比', 'zh-TW': '和傳統做法比一比' },
  'Billed by the hour': { 'zh-CN': '按小时收费', 'zh-TW': '按小時計費' },
  'Build, hosting and every change on top': {
    'zh-CN': '建站费、托管费，每次改动再加钱',
    'zh-TW': '製作費、代管費，每次修改再加錢',
  },
  Business: { 'zh-CN': '商务版', 'zh-TW': '商業' },
  'Captions in English or Chinese': { 'zh-CN': '中文或英文字幕', 'zh-TW': '中文或英文字幕' },
  'Certificate included': { 'zh-CN': '含安全证书', 'zh-TW': '含憑證' },
  'Change the plan': { 'zh-CN': '换个套餐', 'zh-TW': '換個方案' },
  'Content updates': { 'zh-CN': '内容更新', 'zh-TW': '內容更新' },
  'Cut for the channels you use': { 'zh-CN': '按您用的平台裁好尺寸', 'zh-TW': '依您使用的平台裁切' },
  'Daily backups, and one before every change': {
    'zh-CN': '每日备份，每次改动前再备一份',
    'zh-TW': '每日備份，每次變更前再備份一次',
  },
  'Design and build': { 'zh-CN': '设计与开发', 'zh-TW': '設計與製作' },
  'Dust and colour correction': { 'zh-CN': '去灰尘，校颜色', 'zh-TW': '除塵與校色' },
  'Edited, with titles and music': { 'zh-CN': '剪辑，配标题和音乐', 'zh-TW': '剪輯，含字卡與配樂' },
  'Everything in Business, and first in line for support': {
    'zh-CN': '商务版的全部内容，技术支持优先处理',
    'zh-TW': '商業方案的全部內容，技術支援優先處理',
  },
  'Extra, or forgotten': { 'zh-CN': '另外收费，或者没人想起', 'zh-TW': '另外付費，或沒人記得' },
  'Files named for your shop': { 'zh-CN': '文件按您网店的需要命名', 'zh-TW': '檔名配合您的商店' },
  'Files that you can reuse': { 'zh-CN': '可以反复使用的文件', 'zh-TW': '可重複使用的檔案' },
  'For a small site that should simply be up.': {
    'zh-CN': '适合只要稳定在线的小网站。',
    'zh-TW': '適合只求穩定運作的小網站。',
  },
  'For posts, stories and covers.': {
    'zh-CN': '用于帖子、快拍和封面。',
    'zh-TW': '用在貼文、限時動態與封面。',
  },
  'For shops and busy sites.': {
    'zh-CN': '适合网店和访问量大的网站。',
    'zh-TW': '適合網路商店與流量大的網站。',
  },
  'For the site your customers rely on.': {
    'zh-CN': '适合客户离不开的网站。',
    'zh-TW': '適合客戶少不了的網站。',
  },
  'Full retouching': { 'zh-CN': '全面修图', 'zh-TW': '完整修圖' },
  'Headline in English or Chinese': { 'zh-CN': '中文或英文标题', 'zh-TW': '中文或英文標題' },
  'Hosting and domain setup': { 'zh-CN': '托管与域名设置', 'zh-TW': '代管與網域設定' },
  Images: { 'zh-CN': '图片', 'zh-TW': '圖片' },
  Included: { 'zh-CN': '包含', 'zh-TW': '包含在內' },
  'Long-term cost': { 'zh-CN': '长期费用', 'zh-TW': '長期費用' },
  'One look for the whole range': { 'zh-CN': '整个系列风格统一', 'zh-TW': '全系列風格一致' },
  'One styled scene': { 'zh-CN': '一个布置好的场景', 'zh-TW': '一組情境照' },
  'One-stop': { 'zh-CN': '一站式', 'zh-TW': '一站式' },
  Packages: { 'zh-CN': '拍摄套餐', 'zh-TW': '拍攝方案' },
  'Paid by the month, cancelled by the month.': {
    'zh-CN': '按月付费，按月取消。',
    'zh-TW': '按月付費，也可以按月取消。',
  },
  'per video': { 'zh-CN': '每条视频', 'zh-TW': '每支影片' },
  'Pictures that sell.': { 'zh-CN': '能帮您卖货的照片。', 'zh-TW': '讓人想買的照片。' },
  Plans: { 'zh-CN': '套餐', 'zh-TW': '方案與價格' },
  Prices: { 'zh-CN': '价格', 'zh-TW': '價格' },
  'Quoted per project': { 'zh-CN': '按项目报价', 'zh-TW': '依專案報價' },
  'Retouching and web sizes are included.': {
    'zh-CN': '修图和网页尺寸都包含在内。',
    'zh-TW': '已含修圖與網頁尺寸。',
  },
  'Scan a card with your phone': { 'zh-CN': '用手机扫一扫名片', 'zh-TW': '用手機掃描名片' },
  'Security and backups': { 'zh-CN': '安全与备份', 'zh-TW': '資安與備份' },
  'Short films from your clips or pictures.': {
    'zh-CN': '用您的视频片段或图片剪成短片。',
    'zh-TW': '用您的影片片段或圖片剪成短片。',
  },
  'Start a new project': { 'zh-CN': '另开一个项目', 'zh-TW': '另開新專案' },
  'Support by email': { 'zh-CN': '邮件技术支持', 'zh-TW': '電子郵件支援' },
  'Support by email and phone': { 'zh-CN': '邮件和电话技术支持', 'zh-TW': '電子郵件與電話支援' },
  'The clean catalogue picture.': { 'zh-CN': '干净的产品目录图。', 'zh-TW': '乾淨的型錄照。' },
  'The first payment': { 'zh-CN': '首期费用', 'zh-TW': '第一期費用' },
  'To start': { 'zh-CN': '启动费用', 'zh-TW': '一開始要付' },
  Traditional: { 'zh-CN': '传统做法', 'zh-TW': '傳統做法' },
  'Up to 10 websites': { 'zh-CN': '可托管10个网站', 'zh-TW': '可放10個網站' },
  'Up to 3 websites': { 'zh-CN': '可托管3个网站', 'zh-TW': '可放3個網站' },
  'Updates of your site’s software': { 'zh-CN': '为您更新网站所用的软件', 'zh-TW': '網站軟體更新' },
  'Upright, square and wide': { 'zh-CN': '竖版、方形和横版', 'zh-TW': '直式、方形與橫式' },
  Videos: { 'zh-CN': '视频', 'zh-TW': '影片' },
  'We notice and repair it': { 'zh-CN': '我们发现，我们修好', 'zh-TW': '我們發現，我們修好' },
  'Web and print sizes': { 'zh-CN': '网页和印刷尺寸', 'zh-TW': '網頁與印刷尺寸' },
  'Web, print and social sizes': { 'zh-CN': '网页、印刷和社交媒体尺寸', 'zh-TW': '網頁、印刷與社群尺寸' },
  'Weekly backups': { 'zh-CN': '每周备份', 'zh-TW': '每週備份' },
  'What you compare': { 'zh-CN': '对比项', 'zh-TW': '比較項目' },
  'When something breaks': { 'zh-CN': '出了故障', 'zh-TW': '出問題的時候' },
  'When your business changes': { 'zh-CN': '业务有变化', 'zh-TW': '生意有變化時' },
  'With 2 rounds of changes in the price.': { 'zh-CN': '价格已含2轮修改。', 'zh-TW': '價格已含2次修改。' },
  'You notice and look for help': { 'zh-CN': '您发现，再去找人', 'zh-TW': '您發現，再找人幫忙' },
  'Acceptance of these terms': { 'zh-CN': '接受本条款', 'zh-TW': '接受本條款' },
  'Age restriction': { 'zh-CN': '年龄限制', 'zh-TW': '年齡限制' },
  'As far as the law permits, we are not liable for indirect damage or lost profit, and our total liability is limited to what you paid for the service in question.':
    {
      'zh-CN':
        '在法律允许的范围内，我们对间接损失或利润损失不承担责任，我们的责任总额以您为相关服务支付的金额为限。',
      'zh-TW':
        '在法律允許的範圍內，我們對間接損害或所失利益不負責任，且我們的責任總額，以您就該項服務已支付的金額為限。',
    },
  'Ask to see, correct or delete what we hold about you, at any time.': {
    'zh-CN': '您随时可以要求查看、更正或删除我们保存的与您有关的信息。',
    'zh-TW': '與您有關的資料，您隨時可以要求查看、更正或刪除。',
  },
  'Cancelling a One-Stop Service subscription': {
    'zh-CN': '取消一站式服务订阅',
    'zh-TW': '取消一站式服務訂閱',
  },
  'Contact and your rights': { 'zh-CN': '联系方式与您的权利', 'zh-TW': '聯絡方式與您的權利' },
  'Cookies and tracking': { 'zh-CN': 'Cookie与跟踪', 'zh-TW': 'Cookie與追蹤' },
  'Cookies remember your language and, where analytics is switched on, help us count visits.': {
    'zh-CN': 'Cookie用来记住您的语言；启用网站统计时，也用来统计访问情况。',
    'zh-TW': 'Cookie會記住您的語言；啟用網站分析時，也用來統計造訪情形。',
  },
  'Data and liability': { 'zh-CN': '数据与责任', 'zh-TW': '資料與責任' },
  'Full payment gives you a non-exclusive, non-transferable licence to use what we deliver for internal business purposes.':
    {
      'zh-CN': '付清全部款项后，您即获得非独占、不可转让的许可，可将交付成果用于企业内部用途。',
      'zh-TW': '付清全部款項後，您即取得非專屬且不可轉讓的授權，得將我們交付的成果用於企業內部用途。',
    },
  'How we use it': { 'zh-CN': '信息的使用', 'zh-TW': '資料的用途' },
  'If a payment is overdue, we may pause the service after reminding you in writing.': {
    'zh-CN': '款项逾期未付的，我们在向您发出书面提醒后，可以暂停服务。',
    'zh-TW': '款項逾期未付時，我們得於書面提醒您之後暫停服務。',
  },
  'If a service agreement and these terms differ, the service agreement prevails.': {
    'zh-CN': '服务协议与本条款不一致的，以服务协议为准。',
    'zh-TW': '服務合約與本條款不一致時，以服務合約為準。',
  },
  'If one clause is invalid, the others stay in force.': {
    'zh-CN': '任一条款无效的，其他条款继续有效。',
    'zh-TW': '任一條款無效時，其他條款仍然有效。',
  },
  'If you do not agree with it, please do not send us personal information. You can read this website without doing so.':
    {
      'zh-CN': '如不同意本政策，请勿向我们提供个人信息。您无需提供个人信息，即可浏览本网站。',
      'zh-TW': '如不同意本政策，請勿將個人資料傳送給我們。不提供個人資料，仍可瀏覽本網站。',
    },
  'If you have been subscribed for at least 12 consecutive months, you receive a full backup of your data when you cancel. Otherwise a fee may be charged for the backup and for the website development work that the transfer requires.':
    {
      'zh-CN':
        '取消时您已连续订阅满12个月的，将获得一份完整的数据备份。未满上述期限的，我们可以就备份以及迁移所需的网站开发工作收取费用。',
      'zh-TW':
        '您取消時已連續訂閱至少12個月者，可取得您資料的完整備份。未達此期間者，我們得就備份以及移轉所需的網站開發工作收取費用。',
    },
  'If you subscribe to our letter, we keep your email address, your language and the time of your consent.': {
    'zh-CN': '如果您订阅我们的邮件通讯，我们会保存您的电子邮箱、所用语言以及您表示同意的时间。',
    'zh-TW': '您訂閱我們的電子報時，我們會保留您的電子郵件地址、語言與同意的時間。',
  },
  'Information collected automatically': { 'zh-CN': '自动收集的信息', 'zh-TW': '自動蒐集的資料' },
  'Information you give us': { 'zh-CN': '您提供的信息', 'zh-TW': '您提供給我們的資料' },
  'Intellectual property': { 'zh-CN': '知识产权', 'zh-TW': '智慧財產權' },
  Introduction: { 'zh-CN': '引言', 'zh-TW': '前言' },
  'Legal compliance': { 'zh-CN': '合法使用', 'zh-TW': '法令遵循' },
  'Legal compliance and governing law': { 'zh-CN': '合法使用与适用法律', 'zh-TW': '法令遵循與準據法' },
  'Marketing only with a yes': { 'zh-CN': '未经同意不推广', 'zh-TW': '您同意才寄行銷信' },
  'Never sold': { 'zh-CN': '绝不出售', 'zh-TW': '絕不出售' },
  'Once you have paid in full, you receive a non-exclusive, non-transferable licence to use the deliverables for the internal purposes of your business. All other rights stay with us or with their owners.':
    {
      'zh-CN':
        '您付清全部款项后，即获得一项非独占、不可转让的许可，可将交付成果用于您企业的内部用途。其他一切权利仍归我们或相应的权利人所有。',
      'zh-TW':
        '您付清全部款項後，即取得非專屬且不可轉讓的授權，得為您企業的內部用途使用交付成果。其他一切權利仍屬我們或各該權利人所有。',
    },
  'Our servers write technical logs to keep the service secure. They may contain the network address of your connection and the page you asked for, and are deleted after a short while.':
    {
      'zh-CN':
        '为保障服务安全，我们的服务器会生成技术日志。日志可能包含您所用连接的网络地址和您请求的页面，并会在短期内删除。',
      'zh-TW':
        '為維護服務安全，我們的伺服器會寫入技術紀錄，其中可能包含您連線的網路位址與您要求的頁面，並在短時間後刪除。',
    },
  'Our services are for people aged 18 or over.': {
    'zh-CN': '我们的服务面向年满18周岁的人士。',
    'zh-TW': '我們的服務供年滿18歲的人士使用。',
  },
  'Our services are intended for people aged 18 or over. By ordering a service you confirm that you have reached this age and may enter into a contract for yourself or for the business you represent.':
    {
      'zh-CN':
        '我们的服务面向年满18周岁的人士。您订购服务，即确认您已达到该年龄，并有权为您本人或您所代表的企业订立合同。',
      'zh-TW':
        '我們的服務以年滿18歲的人士為對象。您訂購服務，即確認您已達此年齡，並有權為您本人或您所代表的企業訂立合約。',
    },
  'Prices and payment': { 'zh-CN': '价格与付款', 'zh-TW': '價格與付款' },
  'Prices on this website are in Canadian dollars and do not include tax. Subscriptions are paid in advance for each month or year. Projects are paid in the agreed stages.':
    {
      'zh-CN': '本网站所列价格以加元计，不含税。订阅费用按月或按年预付。项目款项按约定的阶段支付。',
      'zh-TW': '本網站所列價格以加幣計算，且不含稅。訂閱費用按月或按年預付。專案款項依約定的階段支付。',
    },
  'Questions about these terms': { 'zh-CN': '对条款有疑问？', 'zh-TW': '對條款有疑問？' },
  'Questions about your data': { 'zh-CN': '对您的数据有疑问？', 'zh-TW': '對您的資料有疑問？' },
  'Scope, price, dates and service levels of a project or subscription are set out in a service agreement or an accepted proposal.':
    {
      'zh-CN': '项目或订阅的范围、价格、日期和服务等级，由服务协议或您已接受的方案约定。',
      'zh-TW': '專案或訂閱的範圍、價格、時程與服務水準，載明於服務合約或已接受的提案。',
    },
  'Service agreements': { 'zh-CN': '服务协议', 'zh-TW': '服務合約' },
  'Some of these providers may process data outside Canada. We choose those that protect it comparably.': {
    'zh-CN': '其中一些服务商可能在加拿大境外处理数据。我们选择能够提供相当保护的服务商。',
    'zh-TW': '部分廠商可能在加拿大境外處理資料，我們會選擇提供相當保護的廠商。',
  },
  'Texts, pictures, trademarks and data that you give us remain yours. You confirm that you may use them, and allow us to use them for your project.':
    {
      'zh-CN':
        '您提供给我们的文字、图片、商标和数据仍归您所有。您确认有权使用上述内容，并许可我们将其用于您的项目。',
      'zh-TW':
        '您提供給我們的文字、圖片、商標與資料，仍屬您所有。您確認您有權使用這些內容，並同意我們為您的專案使用這些內容。',
    },
  'The contact form asks for your name, email address, subject and message, and, if you like, phone number and company. If you call, chat or write to us, we keep what is needed to answer.':
    {
      'zh-CN':
        '联系表单要求填写姓名、电子邮箱、主题和留言，电话和公司名称由您选填。您来电、在线聊天或来信时，我们会保存答复所需的信息。',
      'zh-TW':
        '聯絡表單會請您填寫姓名、電子郵件、主旨與留言，電話與公司則由您自行決定是否填寫。您來電、傳訊或來信時，我們會保留回覆所需的資料。',
    },
  'The full policy': { 'zh-CN': '政策全文', 'zh-TW': '政策全文' },
  'The full terms': { 'zh-CN': '条款全文', 'zh-TW': '條款全文' },
  'These terms apply to this website and to every service that Inklake Studio (“we”, “us”) provides to you. By using the website or ordering a service you accept them.':
    {
      'zh-CN':
        '本条款适用于本网站，以及墨湖工作室（以下称“我们”）向您提供的每一项服务。您使用本网站或订购服务，即表示接受本条款。',
      'zh-TW':
        '本條款適用於本網站，以及墨湖工作室（以下稱「我們」）向您提供的各項服務。您使用本網站或訂購服務，即表示接受本條款。',
    },
  'These terms are governed by the laws of the Province of Ontario and the federal laws of Canada that apply there. Disputes are heard by the courts of Ontario.':
    {
      'zh-CN': '本条款受安大略省法律以及在该省适用的加拿大联邦法律管辖。争议由安大略省法院审理。',
      'zh-TW': '本條款以安大略省法律，以及在該省適用的加拿大聯邦法律為準據法。爭議由安大略省法院審理。',
    },
  'This policy explains how Inklake Studio (“we”, “us”) handles personal information on this website and in our services. It follows the Personal Information Protection and Electronic Documents Act of Canada.':
    {
      'zh-CN':
        '本政策说明墨湖工作室（以下称“我们”）在本网站和各项服务中如何处理个人信息。本政策遵循加拿大《个人信息保护与电子文件法》（PIPEDA）。',
      'zh-TW':
        '本政策說明墨湖工作室（以下稱「我們」）如何在本網站與各項服務中處理個人資料，並遵循加拿大「個人資訊保護及電子文件法」（PIPEDA）。',
    },
  'This website uses cookies and similar storage. One cookie and one entry in your browser’s storage remember the language you chose.':
    {
      'zh-CN': '本网站使用Cookie及类似的存储技术。您选择的语言，由一个Cookie和浏览器存储中的一条记录保存。',
      'zh-TW':
        '本網站使用Cookie與類似的儲存技術。您選擇的語言，會記錄在一個Cookie與瀏覽器儲存空間的一筆紀錄中。',
    },
  'Use our services lawfully. The laws of Ontario and the federal laws of Canada apply.': {
    'zh-CN': '请依法使用我们的服务。适用安大略省法律和加拿大联邦法律。',
    'zh-TW': '請合法使用我們的服務。適用安大略省法律與加拿大聯邦法律。',
  },
  'We collect what we need in order to answer you and run this website. We do not sell it.': {
    'zh-CN': '我们收集答复您和运行本网站所需要的信息，不会出售。',
    'zh-TW': '我們蒐集回覆您與維持網站運作所需的資料，不會出售。',
  },
  'We do not sell personal information, to anyone.': {
    'zh-CN': '我们不向任何人出售个人信息。',
    'zh-TW': '我們不向任何人出售個人資料。',
  },
  'We do not sell personal information. We share it only with providers who work for us, such as hosting, email and analytics, as far as their task requires, and with authorities where the law demands it.':
    {
      'zh-CN':
        '我们不出售个人信息。我们只与为我们工作的服务商（例如网站托管、邮件和网站分析服务商）共享信息，且以其完成工作所需为限；法律要求时，也向主管机关提供。',
      'zh-TW':
        '我們不出售個人資料。我們只將資料提供給為我們服務的廠商，例如代管、電子郵件與網站分析業者，並以其工作所需為限；法律要求時，也會提供給政府機關。',
    },
  'We make backups of what we host, but we are not responsible for the loss of data. You must keep your own backups of everything that matters to you.':
    {
      'zh-CN': '我们会备份所托管的内容，但对数据丢失不承担责任。凡对您重要的内容，您必须自行保留备份。',
      'zh-TW': '由我們代管的內容，我們會製作備份，但對資料遺失不負責任。凡對您重要的內容，您應自行保留備份。',
    },
  'We may change these terms. The date at the top of this page shows the latest version. For services already ordered, the version at the time of the order stays in force unless you agree to a newer one.':
    {
      'zh-CN':
        '我们可以修改本条款。最新版本的日期见本页顶部。已订购的服务仍适用订购时的版本，除非您同意采用较新的版本。',
      'zh-TW':
        '我們得修改本條款，本頁上方所載日期即最新版本的日期。已訂購的服務，仍適用訂購當時的版本，但您同意適用較新版本者，不在此限。',
    },
  'We send marketing only to people who opted in. Every message contains a way to unsubscribe.': {
    'zh-CN': '我们只向主动选择接收的人发送营销信息。每一条都附有退订方式。',
    'zh-TW': '我們只向主動同意接收的人寄送行銷訊息，每一封都附有退訂方式。',
  },
  'We use your information to answer you, to provide and bill services, to improve this website and to meet legal duties.':
    {
      'zh-CN': '我们将您的信息用于答复您、提供服务并收取费用、改进本网站，以及履行法律义务。',
      'zh-TW': '我們使用您的資料，以便回覆您、提供服務並收取費用、改善本網站，以及履行法律義務。',
    },
  'Where a service agreement and these terms differ, the service agreement prevails.': {
    'zh-CN': '服务协议与本条款不一致的，以服务协议为准。',
    'zh-TW': '服務合約與本條款不一致時，以服務合約為準。',
  },
  'Where web analytics is switched on, it records the pages visited, the kind of device and the approximate region, with cookies of its own. It stays off when your browser sends the Global Privacy Control signal.':
    {
      'zh-CN':
        '网站分析启用时，会记录访问的页面、设备类型和大致地区，并使用其自身的Cookie。如果您的浏览器发出全球隐私控制（GPC）信号，网站分析不会启用。',
      'zh-TW':
        '網站分析啟用時，會使用自己的Cookie，記錄造訪的頁面、裝置類型與大致地區。您的瀏覽器送出全球隱私控制（GPC）訊號時，網站分析保持關閉。',
    },
  'Whom we share it with': { 'zh-CN': '信息的共享', 'zh-TW': '提供資料的對象' },
  'Write to our privacy officer at hello@example.com. If our answer does not satisfy you, you may turn to the Office of the Privacy Commissioner of Canada.':
    {
      'zh-CN':
        '请写信至hello@example.com，由我们的隐私负责人处理。如果您对我们的答复不满意，可以向加拿大隐私专员办公室投诉。',
      'zh-TW':
        '請寫信至hello@example.com，由我們的隱私權負責人處理。如對我們的答覆不滿意，您可以向加拿大隱私專員辦公室申訴。',
    },
  'Write to us. A person reads it and answers.': {
    'zh-CN': '写信给我们。有人看，也有人回。',
    'zh-TW': '歡迎來信，會有真人讀過並回覆您。',
  },
  'Write to us. We explain any clause in plain words, in English or Chinese.': {
    'zh-CN': '写信给我们。任何一条，我们都用平常的话给您讲清楚，中文英文都可以。',
    'zh-TW': '歡迎來信。任何一條，我們都會用中文或英文，以白話向您說明。',
  },
  'You get our newsletter only if you subscribe, and you can unsubscribe at any time.': {
    'zh-CN': '只有您订阅了，我们才发送邮件通讯，而且随时可以退订。',
    'zh-TW': '您訂閱了，才會收到我們的電子報，而且隨時可以退訂。',
  },
  'You may ask what we hold about you, have it corrected or deleted, and withdraw a consent. We answer within 30 days.':
    {
      'zh-CN': '您可以查询我们保存了哪些与您有关的信息，要求更正或删除，也可以撤回同意。我们在30天内答复。',
      'zh-TW': '您可以詢問我們持有哪些與您有關的資料，要求更正或刪除，也可以撤回同意。我們會在30日內答覆。',
    },
  'You may cancel at any time. The service continues to the end of the period that is paid for.': {
    'zh-CN': '您可以随时取消订阅。服务持续至已付费的期间届满为止。',
    'zh-TW': '您可以隨時取消訂閱，服務持續至已付費期間屆滿為止。',
  },
  'You may use our services for lawful purposes only, and in compliance with the laws that apply to you.': {
    'zh-CN': '您只能将我们的服务用于合法目的，并应遵守适用于您的法律。',
    'zh-TW': '您僅得為合法目的使用我們的服務，並應遵守適用於您的法令。',
  },
  'Your data, your say': { 'zh-CN': '您的数据您做主', 'zh-TW': '您的資料，您作主' },
  // Punctuation after an element, such as a link.
  '.': { 'zh-CN': '。', 'zh-TW': '。' },
  ':': { 'zh-CN': '：', 'zh-TW': '：' },
  // Components.
  'A written proposal': { 'zh-CN': '一份书面方案', 'zh-TW': '一份書面提案' },
  'Before the first picture': { 'zh-CN': '开拍之前', 'zh-TW': '開拍之前' },
  Build: { 'zh-CN': '开发', 'zh-TW': '開發' },
  'Call us': { 'zh-CN': '打电话给我们', 'zh-TW': '打電話給我們' },
  Cancel: { 'zh-CN': '取消', 'zh-TW': '取消' },
  'Chat with us': { 'zh-CN': '在线沟通', 'zh-TW': '線上聊聊' },
  'Clean the product and take off all labels.': {
    'zh-CN': '把产品擦干净，撕掉所有标签。',
    'zh-TW': '把商品清潔乾淨，撕下所有標籤。',
  },
  Close: { 'zh-CN': '关闭', 'zh-TW': '關閉' },
  'Company profile': { 'zh-CN': '公司主页', 'zh-TW': '公司專頁' },
  Compare: { 'zh-CN': '比较', 'zh-TW': '比較' },
  'Contact us': { 'zh-CN': '联系我们', 'zh-TW': '聯絡我們' },
  'Content and sizes': { 'zh-CN': '内容和尺寸', 'zh-TW': '內容與尺寸' },
  'Each night, kept for thirty days, and tested by restoring one every month.': {
    'zh-CN': '每晚一次，保留三十天，每个月还恢复一份试试。',
    'zh-TW': '每晚一次，保留三十天，每個月還會還原一份來測試。',
  },
  Example: { 'zh-CN': '示例', 'zh-TW': '範例' },
  'Files are named for your shop, such as ': {
    'zh-CN': '文件按您网店的需要命名，例如',
    'zh-TW': '檔名配合您的商店，例如',
  },
  'Free delivery': { 'zh-CN': '免费配送', 'zh-TW': '免費配送' },
  'front and back,': { 'zh-CN': '正面和背面，', 'zh-TW': '正面與背面，' },
  Help: { 'zh-CN': '帮助', 'zh-TW': '說明' },
  'How we photograph a product': { 'zh-CN': '产品照片是怎么拍的', 'zh-TW': '商品照片怎麼拍' },
  'Instead of $400': { 'zh-CN': '按月付为$400', 'zh-TW': '原價$400' },
  'Instead of $90': { 'zh-CN': '按月付为$90', 'zh-TW': '原價$90' },
  'Internationalization of administrative correspondence': {
    'zh-CN': '行政往来信函的国际化',
    'zh-TW': '行政往來信函的國際化',
  },
  'link of the site': { 'zh-CN': '站内链接', 'zh-TW': '站內連結' },
  'Mei Lin, WeChat': { 'zh-CN': '林梅，微信', 'zh-TW': '林梅，微信' },
  'Mei Lin, WhatsApp': { 'zh-CN': '林梅，WhatsApp', 'zh-TW': '林梅，WhatsApp' },
  Menu: { 'zh-CN': '菜单', 'zh-TW': '選單' },
  'Much of our work began as an odd question. Describe yours: if we are the wrong people, we say so.': {
    'zh-CN': '我们不少项目，都是从一个少见的问题开始的。把您的说来听听：如果我们不合适，会直说。',
    'zh-TW': '我們不少案子，都從一個奇怪的問題開始。說說您的吧：如果我們不合適，會直說。',
  },
  'Need something that is not on the list of services?': {
    'zh-CN': '服务里没有您要找的？',
    'zh-TW': '服務項目裡沒有您要的？',
  },
  'New projects': { 'zh-CN': '新项目咨询', 'zh-TW': '新專案洽詢' },
  'News from the studio': { 'zh-CN': '工作室动态', 'zh-TW': '工作室近況' },
  Newsletter: { 'zh-CN': '邮件通讯', 'zh-TW': '電子報' },
  'one detail.': { 'zh-CN': '一处细节。', 'zh-TW': '一處細節。' },
  'Online, a customer cannot pick the thing up. A good set of pictures does it for them: the front, the back, the texture, ':
    {
      'zh-CN': '在网上，顾客没法把东西拿在手里，一组好照片可以代劳：正面、背面、质感，还有',
      'zh-TW': '在網路上，顧客無法把東西拿在手裡，一組好照片能代勞：正面、背面、質感，還有',
    },
  'Online, a customer cannot pick the thing up. A good set of pictures does it for them: the front, the back, the texture, the size beside a hand. We plan each set around what buyers ask, and send you a list of the views before the first picture is taken.':
    {
      'zh-CN':
        '在网上，顾客没法把东西拿在手里，一组好照片可以代劳：正面、背面、质感，还有放在手边的大小。每一组照片怎么拍，都看买家会问什么。开拍之前，先把要拍的角度列给您看。',
      'zh-TW':
        '在網路上，顧客無法把東西拿在手裡，一組好照片能代勞：正面、背面、質感，還有擺在手邊的大小。每一組照片怎麼拍，都看買家會問什麼。開拍之前，會先把要拍的角度列給您看。',
    },
  Ontario: { 'zh-CN': '安大略省', 'zh-TW': '安大略省' },
  Open: { 'zh-CN': '打开', 'zh-TW': '開啟' },
  'Our photos': { 'zh-CN': '看看照片', 'zh-TW': '看看照片' },
  Send: { 'zh-CN': '发送', 'zh-TW': '送出' },
  Shop: { 'zh-CN': '网店', 'zh-TW': '商店' },
  'Since 2016': { 'zh-CN': '始于2016年', 'zh-TW': '自2016年起' },
  Sizes: { 'zh-CN': '尺寸', 'zh-TW': '尺寸' },
  'Sizes and tones': { 'zh-CN': '尺寸和色调', 'zh-TW': '尺寸與色調' },
  'Tell us what you need and what bothers you today. You get a written proposal with scope, price and dates.':
    {
      'zh-CN': '说说您需要什么，眼下为什么事发愁。随后您会收到一份书面方案，写明范围、价格和日期。',
      'zh-TW': '告訴我們您需要什麼、目前有什麼困擾，我們會給您一份書面提案，寫明範圍、價格與時程。',
    },
  'That did not work. Please try again in a moment.': {
    'zh-CN': '没有成功，请稍后再试。',
    'zh-TW': '沒有成功，請稍後再試。',
  },
  'The picture on the box is the one that people compare with.': {
    'zh-CN': '买家拿来对照的，就是包装盒上的那张图。',
    'zh-TW': '買家拿來比對的，就是盒子上的那張照片。',
  },
  'the size beside a hand': { 'zh-CN': '放在手边的大小', 'zh-TW': '擺在手邊的大小' },
  'This ': { 'zh-CN': '这个', 'zh-TW': '這個' },
  ' has the styles of the text.': { 'zh-CN': '的样式和正文一样。', 'zh-TW': '的樣式和內文一樣。' },
  'Tom Hale, WeChat': { 'zh-CN': 'Tom Hale，微信', 'zh-TW': 'Tom Hale，微信' },
  'Tom Hale, WhatsApp': { 'zh-CN': 'Tom Hale，WhatsApp', 'zh-TW': 'Tom Hale，WhatsApp' },
  Use: { 'zh-CN': '用途', 'zh-TW': '用途' },
  Variants: { 'zh-CN': '变体', 'zh-TW': '變體' },
  'Variants and sizes': { 'zh-CN': '变体和尺寸', 'zh-TW': '變體與尺寸' },
  'Variants and tones': { 'zh-CN': '变体和色调', 'zh-TW': '變體與色調' },
  'We answer within two days.': { 'zh-CN': '我们两天之内回复。', 'zh-TW': '我們兩天內回覆。' },
  '. We plan each set around': { 'zh-CN': '。每一组照片怎么拍，都看', 'zh-TW': '。每一組照片怎麼拍，都看' },
  WeChat: { 'zh-CN': '微信', 'zh-TW': '微信' },
  'what buyers ask': { 'zh-CN': '买家会问什么', 'zh-TW': '買家會問什麼' },
  Width: { 'zh-CN': '宽度', 'zh-TW': '寬度' },
  'With scope, price and dates. You decide then.': {
    'zh-CN': '写明范围、价格和日期，到时您再决定。',
    'zh-TW': '寫明範圍、價格與時程，看過再決定。',
  },
  'Write down which views you need:': { 'zh-CN': '写下要拍哪些角度：', 'zh-TW': '寫下需要的角度：' },
  // Templates: a fictional bakery.
  '18 Water Street, Guelph, Ontario. The door beside the mill wheel.': {
    'zh-CN': '安大略省圭尔夫市Water Street 18号，水车旁边那扇门。',
    'zh-TW': '安大略省圭爾夫市Water Street 18號，水車旁的那扇門。',
  },
  '2 days': { 'zh-CN': '2天', 'zh-TW': '2天' },
  '2 hours': { 'zh-CN': '2小时', 'zh-TW': '2小時' },
  '3 hours': { 'zh-CN': '3小时', 'zh-TW': '3小時' },
  '36 hours': { 'zh-CN': '36小时', 'zh-TW': '36小時' },
  '$3 to $5': { 'zh-CN': '$3至$5', 'zh-TW': '$3到$5' },
  '$8 to $9': { 'zh-CN': '$8至$9', 'zh-TW': '$8到$9' },
  '519 555 0142. The best time is after two in the afternoon.': {
    'zh-CN': '519 555 0142。下午两点以后打来最合适。',
    'zh-TW': '519 555 0142。下午兩點以後打來最方便。',
  },
  'A baker on site': { 'zh-CN': '面包师到现场', 'zh-TW': '麵包師傅到場' },
  'A baker you can call': { 'zh-CN': '随时找得到的面包师', 'zh-TW': '隨時找得到的麵包師傅' },
  'A day at the mill': { 'zh-CN': '磨坊的一天', 'zh-TW': '磨坊的一天' },
  'A free tasting': { 'zh-CN': '免费试吃', 'zh-TW': '免費試吃' },
  'A loaf needs ten minutes of work and thirty-six hours of patience.': {
    'zh-CN': '一个面包，动手十分钟，等上三十六小时。',
    'zh-TW': '一條麵包，動手十分鐘，耐心等三十六小時。',
  },
  'A menu for your guests and their allergies': {
    'zh-CN': '照您客人的口味和忌口配菜单',
    'zh-TW': '依賓客的口味與過敏狀況設計菜單',
  },
  'A slow rise': { 'zh-CN': '慢慢发酵', 'zh-TW': '慢慢發酵' },
  'A small bakery on Water Street in Guelph. We mill our own flour and bake before sunrise.': {
    'zh-CN': '圭尔夫Water Street上的一家小面包房。面粉自己磨，天没亮就开炉。',
    'zh-TW': '圭爾夫Water Street上的小麵包店。麵粉自己磨，天沒亮就開爐。',
  },
  'A sourdough starter is flour and water that has been left alone for long enough. Yeast and bacteria that live on the grain do the rest. Ours is eleven years old and lives in a bucket.':
    {
      'zh-CN':
        '酸面种就是面粉和水，放着不去管它，日子够久就成了。剩下的，交给谷粒上自带的酵母和细菌。我们的面种十一岁了，住在一只桶里。',
      'zh-TW':
        '酸種就是麵粉和水，放著不管，放得夠久就成了。剩下的，交給穀粒上的酵母與細菌。我們的酸種養了十一年，住在一個桶子裡。',
    },
  'A very hot oven': { 'zh-CN': '烤炉要够热', 'zh-TW': '烤爐要夠熱' },
  'Age when you buy it': { 'zh-CN': '买到手时出炉多久', 'zh-TW': '買到時出爐多久' },
  'All pages': { 'zh-CN': '全部页面', 'zh-TW': '所有頁面' },
  'All services': { 'zh-CN': '全部服务', 'zh-TW': '所有服務' },
  Allergens: { 'zh-CN': '过敏原', 'zh-TW': '過敏原' },
  'Also from Millstone': { 'zh-CN': '石磨坊还有', 'zh-TW': '石磨坊還有' },
  'Also included': { 'zh-CN': '另外还有', 'zh-TW': '也包含' },
  Ask: { 'zh-CN': '先问', 'zh-TW': '先問' },
  'Ask about bread, catering or a course. We answer between two and five, when the ovens cool.': {
    'zh-CN': '面包、宴会餐食、烘焙课，都可以问。下午两点到五点，炉子凉下来，我们就回复。',
    'zh-TW': '麵包、外燴、烘焙課，都歡迎詢問。我們在下午兩點到五點、烤爐降溫的時候回覆。',
  },
  'Ask for a date': { 'zh-CN': '询问档期', 'zh-TW': '詢問檔期' },
  'Bake in a heavy pot with a lid at 250 °C for twenty-five minutes, then without the lid until the crust is darker than you think it should be.':
    {
      'zh-CN': '放进带盖的厚锅，250°C烤二十五分钟，再揭开盖子接着烤，烤到表皮的颜色比您想的还要深。',
      'zh-TW': '放進有蓋的厚鍋，用250°C烤二十五分鐘，再打開蓋子繼續烤，烤到外皮的顏色比您想的還要深。',
    },
  'Baking courses': { 'zh-CN': '烘焙课', 'zh-TW': '烘焙課' },
  'Baking courses for eight people, every second Saturday.': {
    'zh-CN': '烘焙课每班八人，隔周周六开课。',
    'zh-TW': '烘焙課每班八人，隔週的週六開課。',
  },
  'Before you subscribe': { 'zh-CN': '订购之前', 'zh-TW': '訂購之前' },
  Birthdays: { 'zh-CN': '生日', 'zh-TW': '生日' },
  'Bread subscriptions': { 'zh-CN': '面包订购', 'zh-TW': '麵包訂購' },
  'Bread that takes two days': { 'zh-CN': '花两天做的面包', 'zh-TW': '花兩天做的麵包' },
  Breads: { 'zh-CN': '面包', 'zh-TW': '麵包' },
  'Brought to you': { 'zh-CN': '送到您手上', 'zh-TW': '送到您手上' },
  'By bicycle, in a cloth bag, until noon.': {
    'zh-CN': '装进布袋，骑自行车送，中午之前送到。',
    'zh-TW': '裝進布袋，騎單車送，中午前送到。',
  },
  'Can I pause my order?': { 'zh-CN': '订单可以暂停吗？', 'zh-TW': '訂單可以暫停嗎？' },
  'Can I swap a loaf?': { 'zh-CN': '可以换一种面包吗？', 'zh-TW': '可以換一種麵包嗎？' },
  Catering: { 'zh-CN': '宴会餐食', 'zh-TW': '外燴' },
  'Catering for twenty to two hundred': {
    'zh-CN': '二十人到两百人的宴会餐食',
    'zh-TW': '二十人到兩百人的外燴',
  },
  Celebrate: { 'zh-CN': '开席', 'zh-TW': '開席' },
  Choose: { 'zh-CN': '挑选', 'zh-TW': '挑選' },
  'Choose Family': { 'zh-CN': '选择家庭份', 'zh-TW': '選擇家庭份' },
  'Choose Kitchen': { 'zh-CN': '选择餐厅份', 'zh-TW': '選擇餐廳份' },
  'Choose Solo': { 'zh-CN': '选择一人份', 'zh-TW': '選擇一人份' },
  'Choose your basket': { 'zh-CN': '挑一个篮子', 'zh-TW': '挑一個籃子' },
  'Collect it from seven, or find it at your door by noon.': {
    'zh-CN': '七点起可以来取，或者中午之前送到您门口。',
    'zh-TW': '七點起可以來拿，或是中午前送到您家門口。',
  },
  'Delivery every morning by seven': { 'zh-CN': '每天早上七点前送到', 'zh-TW': '每天早上七點前送到' },
  'Delivery on Wednesday': { 'zh-CN': '周三配送', 'zh-TW': '週三配送' },
  'Delivery twice a week': { 'zh-CN': '每周配送两次', 'zh-TW': '每週配送兩次' },
  'Delivery within five kilometres is included.': {
    'zh-CN': '五公里内送货，不另收费。',
    'zh-TW': '五公里內送貨，不另收費。',
  },
  Directions: { 'zh-CN': '怎么走', 'zh-TW': '交通方式' },
  'Do you have bread without gluten?': { 'zh-CN': '有无麸质面包吗？', 'zh-TW': '有無麩質麵包嗎？' },
  'Enter a message.': { 'zh-CN': '请填写留言。', 'zh-TW': '請填寫留言。' },
  'Enter an email address such as ada@example.com.': {
    'zh-CN': '请填写电子邮箱，例如ada@example.com。',
    'zh-TW': '請填寫電子郵件，例如ada@example.com。',
  },
  'Enter your email address.': { 'zh-CN': '请填写电子邮箱。', 'zh-TW': '請填寫電子郵件。' },
  'Enter your name.': { 'zh-CN': '请填写姓名。', 'zh-TW': '請填寫姓名。' },
  Family: { 'zh-CN': '家庭份', 'zh-TW': '家庭份' },
  'Feed it in the evening with equal parts of flour and water. In the morning it has doubled, smells of apples, and floats.':
    {
      'zh-CN': '晚上用等量的面粉和水喂它。到了早上，它涨大一倍，闻着有苹果香，放进水里能浮起来。',
      'zh-TW': '晚上用等量的麵粉和水餵它。到了早上，它脹成兩倍大，聞起來有蘋果香，放進水裡會浮起來。',
    },
  'Film sets': { 'zh-CN': '剧组', 'zh-TW': '劇組' },
  'Five days in a cloth bag. Sourdough is best on the second day.': {
    'zh-CN': '放在布袋里可以吃五天。酸面包第二天最好吃。',
    'zh-TW': '放在布袋裡可以放五天。酸種麵包第二天最好吃。',
  },
  'Flour, water and salt. That is the list.': {
    'zh-CN': '面粉、水、盐，就这三样。',
    'zh-TW': '麵粉、水、鹽，就這三樣。',
  },
  'Flour, water, salt': { 'zh-CN': '面粉、水、盐', 'zh-TW': '麵粉、水、鹽' },
  Focaccia: { 'zh-CN': '佛卡夏', 'zh-TW': '佛卡夏' },
  'For a table of four.': { 'zh-CN': '适合一家四口。', 'zh-TW': '適合四個人的餐桌。' },
  'For cafés and small restaurants.': { 'zh-CN': '适合咖啡馆和小餐厅。', 'zh-TW': '適合咖啡館與小餐廳。' },
  'For groups of fifty or more.': { 'zh-CN': '五十人以上适用。', 'zh-TW': '五十人以上適用。' },
  'For one person who likes toast.': {
    'zh-CN': '适合一个人，早上爱吃烤吐司。',
    'zh-TW': '適合一個人，愛吃烤吐司。',
  },
  'For orders on the same day, please call or ': {
    'zh-CN': '当天要的面包，请打电话，或者',
    'zh-TW': '當天要的麵包，請打電話，或',
  },
  'From a customer': { 'zh-CN': '客户的话', 'zh-TW': '客戶的話' },
  'from dough to loaf': { 'zh-CN': '从面团到面包', 'zh-TW': '從麵團到麵包' },
  'Fruit tarts': { 'zh-CN': '水果挞', 'zh-TW': '水果塔' },
  'How far do you travel?': { 'zh-CN': '最远送到哪里？', 'zh-TW': '最遠送到哪裡？' },
  'How it works': { 'zh-CN': '怎么进行', 'zh-TW': '怎麼進行' },
  'How long does a loaf keep?': { 'zh-CN': '面包能放多久？', 'zh-TW': '麵包可以放多久？' },
  'How to keep bread fresh': { 'zh-CN': '面包怎么保存', 'zh-TW': '麵包怎麼保存' },
  'How to order': { 'zh-CN': '怎么订', 'zh-TW': '怎麼訂' },
  Ingredients: { 'zh-CN': '配料', 'zh-TW': '成分' },
  'Is there a vegan menu?': { 'zh-CN': '有纯素菜单吗？', 'zh-TW': '有全素菜單嗎？' },
  Journal: { 'zh-CN': '烘焙手记', 'zh-TW': '烘焙手記' },
  'kinds of bread': { 'zh-CN': '种面包', 'zh-TW': '種麵包' },
  Kitchen: { 'zh-CN': '餐厅份', 'zh-TW': '餐廳份' },
  'Learn it with us': { 'zh-CN': '和我们一起学', 'zh-TW': '跟我們一起學' },
  'loaves a day': { 'zh-CN': '每天出炉的面包', 'zh-TW': '每天出爐的麵包' },
  'local farms': { 'zh-CN': '家本地农场', 'zh-TW': '座在地農場' },
  Meetings: { 'zh-CN': '会议', 'zh-TW': '會議' },
  'Milled on Tuesday, baked on Wednesday.': {
    'zh-CN': '周二磨粉，周三烘烤。',
    'zh-TW': '週二磨粉，週三烘烤。',
  },
  Millstone: { 'zh-CN': '石磨坊', 'zh-TW': '石磨坊' },
  'Millstone and the supermarket': { 'zh-CN': '石磨坊和超市', 'zh-TW': '石磨坊與超市' },
  'Millstone, home': { 'zh-CN': '石磨坊首页', 'zh-TW': '石磨坊首頁' },
  '© 2026 Millstone Bakery': { 'zh-CN': '© 2026石磨坊', 'zh-TW': '© 2026石磨坊' },
  'Mix flour, water, salt and a fifth of starter. The dough looks wrong at first: sticky and shapeless. Fold it every half hour, four times. After the last fold it holds its shape.':
    {
      'zh-CN':
        '面粉、水、盐，加上五分之一的面种，混合均匀。面团一开始不像样，又黏又不成形。每半小时折叠一次，一共四次。折完最后一次，它就能站住了。',
      'zh-TW':
        '把麵粉、水、鹽和五分之一的酸種混合。麵團一開始看起來不對勁，又黏又不成形。每半小時摺一次，總共四次。摺完最後一次，就能維持形狀了。',
    },
  'No leftovers': { 'zh-CN': '不留剩货', 'zh-TW': '不留剩貨' },
  'No. We have one room, and flour is everywhere in it.': {
    'zh-CN': '没有。我们只有一间作坊，里面到处都是面粉。',
    'zh-TW': '沒有。我們只有一間烘焙坊，裡面到處都是麵粉。',
  },
  'Not sure yet?': { 'zh-CN': '还没想好？', 'zh-TW': '還沒決定？' },
  'Nothing added': { 'zh-CN': '什么都不添加', 'zh-TW': '什麼都不加' },
  Occasions: { 'zh-CN': '适合场合', 'zh-TW': '適合場合' },
  'On Friday, for the week that ends.': { 'zh-CN': '每周五付当周的费用。', 'zh-TW': '每週五付當週的費用。' },
  'On the menu': { 'zh-CN': '菜单上有', 'zh-TW': '菜單上有' },
  'One invoice a month': { 'zh-CN': '每月一张账单', 'zh-TW': '每月一張帳單' },
  'One loaf of your choice': { 'zh-CN': '任选一个面包', 'zh-TW': '任選一條麵包' },
  'One price a week. Pause or stop whenever you like.': {
    'zh-CN': '每周一个价。想停就停，想歇一阵也行。',
    'zh-TW': '每週一個價。想暫停、想取消都可以。',
  },
  'One price per person, known in advance': {
    'zh-CN': '按人头计价，事先讲明',
    'zh-TW': '每人一個價，事先講明',
  },
  'Opening hours': { 'zh-CN': '营业时间', 'zh-TW': '營業時間' },
  Openings: { 'zh-CN': '开业', 'zh-TW': '開幕' },
  'Order a single loaf. If you do not like it, the next one is free.': {
    'zh-CN': '先订一个。不喜欢的话，下一个免费。',
    'zh-TW': '先訂一條。不喜歡的話，下一條免費。',
  },
  'Order before six and your bread is in the first batch.': {
    'zh-CN': '六点之前下单，您的面包就在第一炉。',
    'zh-TW': '六點前下訂，您的麵包就在第一爐。',
  },
  'Order bread': { 'zh-CN': '订面包', 'zh-TW': '訂麵包' },
  'Order one loaf': { 'zh-CN': '订一个面包', 'zh-TW': '訂一條麵包' },
  'order online': { 'zh-CN': '在线下单', 'zh-TW': '線上訂購' },
  'Our bread compared with bread from a supermarket': {
    'zh-CN': '我们的面包和超市的面包比一比',
    'zh-TW': '我們的麵包與超市麵包的比較',
  },
  'Our own flour': { 'zh-CN': '自己磨的面粉', 'zh-TW': '自家磨的麵粉' },
  'Pause at any time': { 'zh-CN': '随时可以暂停', 'zh-TW': '隨時可以暫停' },
  'per week': { 'zh-CN': '每周', 'zh-TW': '每週' },
  'Pick your loaves and the days you want them.': {
    'zh-CN': '选好面包，再选哪几天要。',
    'zh-TW': '選好麵包，再選哪幾天要。',
  },
  'Plates and cutlery': { 'zh-CN': '盘子和餐具', 'zh-TW': '餐盤與餐具' },
  'Porcelain, not paper.': { 'zh-CN': '用瓷的，不用纸的。', 'zh-TW': '用瓷盤，不用紙盤。' },
  'Price of a loaf': { 'zh-CN': '一个面包的价格', 'zh-TW': '一條麵包的價格' },
  Privacy: { 'zh-CN': '隐私', 'zh-TW': '隱私權' },
  'Published on 12 March 2026': { 'zh-CN': '2026年3月12日发布', 'zh-TW': '2026年3月12日發布' },
  Questions: { 'zh-CN': '常见问题', 'zh-TW': '常見問題' },
  Quiche: { 'zh-CN': '法式咸派', 'zh-TW': '法式鹹派' },
  'Read next': { 'zh-CN': '接着读', 'zh-TW': '接著讀' },
  'Restore my message': { 'zh-CN': '找回我的留言', 'zh-TW': '找回我的留言' },
  Rye: { 'zh-CN': '黑麦面包', 'zh-TW': '裸麥麵包' },
  'Rye, spelt and emmer': {
    'zh-CN': '黑麦、斯佩尔特小麦和二粒小麦',
    'zh-TW': '裸麥、斯佩爾特小麥與二粒小麥',
  },
  'Sandwiches, tarts and warm bread for meetings, weddings and long days.': {
    'zh-CN': '三明治、挞和热面包，会议、婚礼、忙上一整天的时候都合适。',
    'zh-TW': '三明治、塔類與熱麵包，適合會議、婚禮和忙碌的一整天。',
  },
  'See the breads': { 'zh-CN': '看看面包', 'zh-TW': '看看麵包' },
  'See the dates': { 'zh-CN': '查看日期', 'zh-TW': '查看日期' },
  'Send us the date, the place and the number of guests.': {
    'zh-CN': '把日期、地点和人数告诉我们。',
    'zh-TW': '告訴我們日期、地點與人數。',
  },
  'Six bakers': { 'zh-CN': '六位面包师', 'zh-TW': '六位麵包師傅' },
  'Six rolls on Saturday': { 'zh-CN': '周六六个小餐包', 'zh-TW': '週六六個小餐包' },
  Solo: { 'zh-CN': '一人份', 'zh-TW': '一人份' },
  Soup: { 'zh-CN': '汤', 'zh-TW': '湯' },
  Sourdough: { 'zh-CN': '酸面包', 'zh-TW': '酸種麵包' },
  'Start with yesterday’s dough': { 'zh-CN': '从昨天的面团开始', 'zh-TW': '從昨天的麵團開始' },
  'Stone-ground flour, water, salt and time. We bake before sunrise and deliver by bicycle until noon.': {
    'zh-CN': '石磨面粉、水、盐，再加上时间。天没亮就开炉，中午之前骑自行车送到。',
    'zh-TW': '石磨麵粉、水、鹽，再加上時間。天沒亮就開爐，中午前騎單車送到。',
  },
  Supermarket: { 'zh-CN': '超市', 'zh-TW': '超市' },
  'Talk to a baker': { 'zh-CN': '和面包师聊聊', 'zh-TW': '和麵包師傅聊聊' },
  Taste: { 'zh-CN': '试吃', 'zh-TW': '試吃' },
  Technique: { 'zh-CN': '做法', 'zh-TW': '做法' },
  'Tell us about your day': { 'zh-CN': '说说您的大日子', 'zh-TW': '說說您的大日子' },
  'Thank you. We reply within one working day.': {
    'zh-CN': '谢谢，我们会在一个工作日内回复。',
    'zh-TW': '謝謝，我們會在一個工作天內回覆。',
  },
  'The bag hangs on your door. It is rainproof.': {
    'zh-CN': '袋子会挂在您门上，不怕雨。',
    'zh-TW': '袋子會掛在您門上，防雨。',
  },
  'The bakery': { 'zh-CN': '面包房', 'zh-TW': '麵包店' },
  'The bakery in numbers': { 'zh-CN': '面包房的几个数字', 'zh-TW': '用數字看麵包店' },
  'The dough rests for a day and a half.': { 'zh-CN': '面团要静置一天半。', 'zh-TW': '麵團要靜置一天半。' },
  'The Harbour Inn replaced frozen rolls with a daily delivery of sourdough. Breakfast reviews went from four to five stars in one season.':
    {
      'zh-CN': '港湾旅馆不再用冷冻餐包，改成每天送来的酸面包。只过了一季，早餐的评价就从四星升到五星。',
      'zh-TW': '港灣旅館不再用冷凍餐包，改為每天送來的酸種麵包。才一季，早餐的評價就從四顆星變成五顆星。',
    },
  'Then it goes into the cold for a night. Cold dough rises slowly, and slow dough tastes of more than yeast.':
    {
      'zh-CN': '接着放进冷藏过一夜。冷面团发得慢，而慢慢发的面团，滋味不只是酵母。',
      'zh-TW': '接著冷藏一晚。冷麵團發得慢，而慢慢發的麵團，風味不只有酵母。',
    },
  'Three ingredients, one mill, and no shortcuts.': {
    'zh-CN': '三样配料，一座石磨，不走捷径。',
    'zh-TW': '三種材料，一座石磨，不走捷徑。',
  },
  'Three loaves of your choice': { 'zh-CN': '任选三个面包', 'zh-TW': '任選三條麵包' },
  'Time to rise': { 'zh-CN': '发酵时间', 'zh-TW': '發酵時間' },
  'Tomorrow’s dough rises tonight': { 'zh-CN': '明天的面团，今晚发酵', 'zh-TW': '明天的麵團，今晚發酵' },
  'Try the menu at our counter and change what you like.': {
    'zh-CN': '来柜台试吃，想改哪道就改哪道。',
    'zh-TW': '來櫃檯試吃，想換哪道就換哪道。',
  },
  'Tuesday to Saturday, 7 am to 6 pm. Closed on Sunday and Monday.': {
    'zh-CN': '周二至周六，早上7点到下午6点。周日、周一休息。',
    'zh-TW': '週二至週六，早上7點到下午6點。週日、週一公休。',
  },
  'Twenty-five loaves': { 'zh-CN': '二十五个面包', 'zh-TW': '二十五條麵包' },
  'Two weeks before the day.': { 'zh-CN': '活动前两周试吃。', 'zh-TW': '活動前兩週試吃。' },
  'Up to forty kilometres from Guelph.': {
    'zh-CN': '圭尔夫周边四十公里以内。',
    'zh-TW': '圭爾夫周邊四十公里內。',
  },
  'Up to twenty': { 'zh-CN': '最多二十种', 'zh-TW': '最多二十種' },
  'Visit us': { 'zh-CN': '来店里', 'zh-TW': '歡迎來店' },
  'Wait, then wait again': { 'zh-CN': '等一等，再等一等', 'zh-TW': '等，再等' },
  'Warm bread, baked while you set the tables': {
    'zh-CN': '您摆桌子，我们现烤面包',
    'zh-TW': '您擺桌子時，我們現烤麵包',
  },
  'We arrive two hours early and stay until the end.': {
    'zh-CN': '我们提前两小时到，一直待到结束。',
    'zh-TW': '我們提早兩小時到，一直待到結束。',
  },
  'We bake': { 'zh-CN': '我们来烤', 'zh-TW': '我們來烤' },
  'We clean up and take everything back': {
    'zh-CN': '收拾干净，东西全部带走',
    'zh-TW': '收拾乾淨，東西全部帶走',
  },
  'We reply within one working day with a menu and a price.': {
    'zh-CN': '一个工作日内，给您菜单和报价。',
    'zh-TW': '一個工作天內，給您菜單與報價。',
  },
  Weddings: { 'zh-CN': '婚礼', 'zh-TW': '婚禮' },
  'What if nobody is home?': { 'zh-CN': '家里没人怎么办？', 'zh-TW': '家裡沒人怎麼辦？' },
  'What matters': { 'zh-CN': '比什么', 'zh-TW': '比較項目' },
  'What remains at six goes to the food bank.': {
    'zh-CN': '六点还没卖完的，送给食物银行。',
    'zh-TW': '六點還沒賣完的，送給食物銀行。',
  },
  'What you get': { 'zh-CN': '您会得到', 'zh-TW': '您會得到' },
  'When do I pay?': { 'zh-CN': '什么时候付款？', 'zh-TW': '什麼時候付款？' },
  'Why it tastes different': { 'zh-CN': '味道为什么不一样', 'zh-TW': '味道為什麼不一樣' },
  'Why our bread takes two days': {
    'zh-CN': '我们的面包为什么要做两天',
    'zh-TW': '我們的麵包為什麼要做兩天',
  },
  'Write to us': { 'zh-CN': '写信给我们', 'zh-TW': '寫信給我們' },
  'Yes, until six in the evening of the day before.': {
    'zh-CN': '可以，前一天傍晚六点之前都行。',
    'zh-TW': '可以，前一天傍晚六點前都行。',
  },
  'Yes. Half of our catering menu is vegan.': {
    'zh-CN': '有。我们的宴会菜单有一半是纯素。',
    'zh-TW': '有。我們的外燴菜單有一半是全素。',
  },
  'You eat': { 'zh-CN': '您来享用', 'zh-TW': '您來享用' },
  'You meet them at the counter every morning.': {
    'zh-CN': '每天早上，您在柜台就能见到他们。',
    'zh-TW': '每天早上，您在櫃檯就見得到他們。',
  },
  'Your bread goes into the oven at four in the morning.': {
    'zh-CN': '早上四点，您的面包进炉。',
    'zh-TW': '清晨四點，您的麵包進爐。',
  },
  'Your message could not be sent. Please call us.': {
    'zh-CN': '留言没能发送，请打电话给我们。',
    'zh-TW': '留言沒有送出去，請打電話給我們。',
  },
  '“Our guests ask for the bread first”': {
    'zh-CN': '“客人一来，先问面包”',
    'zh-TW': '「客人一來，先問麵包」',
  },
};
